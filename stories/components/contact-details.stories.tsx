import type { Meta, StoryObj } from "@storybook/react-vite";
import { padded, withShell } from "#stories/fixtures/with-shell.tsx";
import { ContactDetails } from "#ui/components/contact-details.tsx";

const meta = { component: ContactDetails, decorators: [padded] } satisfies Meta<typeof ContactDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};

export const WithoutTheAddress: Story = { args: { address: false } };

export const NeitherTelephoneNorMail: Story = {
	decorators: [withShell(({ contact }) => ({ contact: { ...contact, phone: null, email: null } }))],
};

export const LongNameOnANarrowPhone: Story = {
	decorators: [
		withShell(({ contact }) => ({
			contact: {
				...contact,
				name: "Goldschmiedewerkstätten und Uhrenfachgeschäft Sternau",
				email: "kundenbetreuung.trauringe@goldschmiedewerkstaetten-sternau.example",
			},
		})),
	],
	globals: { viewport: { value: "narrow" } },
};
