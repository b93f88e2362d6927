import type { Meta, StoryObj } from "@storybook/react-vite";
import { padded, withShell } from "#stories/fixtures/with-shell.tsx";
import { ContactPanel } from "#ui/shell/contact-panel.tsx";

const meta = {
	component: ContactPanel,
	decorators: [padded],
	globals: { viewport: { value: "phone" } },
} satisfies Meta<typeof ContactPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoBranches: Story = {};

export const OneBranch: Story = {
	decorators: [withShell(({ branches }) => ({ branches: branches.slice(0, 1) }))],
};

export const NeitherAppointmentNorContactPage: Story = {
	decorators: [withShell(() => ({ appointment: null, contactPage: null, branches: [] }))],
};
