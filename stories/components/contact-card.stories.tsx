import type { Meta, StoryObj } from "@storybook/react-vite";
import { padded } from "#stories/fixtures/with-shell.tsx";
import { ContactCard } from "#ui/components/contact-card.tsx";

const meta = {
	component: ContactCard,
	decorators: [padded],
	args: { title: "Fragen zu Ihrer Bestellung?" },
} satisfies Meta<typeof ContactCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const WithAReason: Story = {
	args: {
		title: "Ist Ihnen eine Hürde begegnet?",
		text: "Sagen Sie uns, wo es hakt. Wir antworten und bessern nach.",
	},
};
