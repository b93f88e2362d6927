import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { withShell } from "#stories/fixtures/with-shell.tsx";
import { CallToAction } from "#ui/components/call-to-action.tsx";

const meta = {
	component: CallToAction,
	args: {
		title: "Bringen Sie Ihr Stück vorbei.",
		text: "Wir sehen es uns gemeinsam an und nennen Ihnen den Preis, bevor wir beginnen.",
	},
} satisfies Meta<typeof CallToAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AppointmentAndContact: Story = {};

export const ContactOnly: Story = { decorators: [withShell(() => ({ appointment: null }))] };

export const AppointmentOnly: Story = { decorators: [withShell(() => ({ contactPage: null }))] };

export const TitleOnly: Story = {
	// A caller omits the text by passing undefined.
	render: ({ title }) => <CallToAction title={title} />,
};

export const NeitherPage: Story = {
	name: "Renders nothing without either page",
	decorators: [withShell(() => ({ appointment: null, contactPage: null }))],
	play: async ({ canvasElement }) => {
		await expect(canvasElement.querySelector("a, button")).toBeNull();
		await expect(canvasElement).toHaveTextContent(/^$/);
	},
};
