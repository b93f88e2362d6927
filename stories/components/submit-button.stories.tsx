import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { expectFaded, expectReached, inForm, switchedOff } from "#stories/components/in-form.tsx";
import { SubmitButton } from "#ui/components/spectrum/submit-button.tsx";

const meta = {
	component: SubmitButton,
	decorators: [inForm],
	args: { label: "Nachricht senden", pendingLabel: "Wird gesendet …", pending: false },
} satisfies Meta<typeof SubmitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Pending: Story = {
	name: "Shows that it is pending and stays in the tab order",
	args: { pending: true },
	play: async ({ canvas, userEvent }) => {
		const button = canvas.getByRole("button", { name: /Wird gesendet/ });
		await expect(button).toHaveAttribute("aria-disabled", "true");
		await userEvent.tab();
		await expect(button).toHaveFocus();
	},
};

export const Focused: Story = {
	play: ({ canvas, userEvent }) => expectReached(canvas.getByRole("button"), userEvent),
};

export const Disabled: Story = {
	name: "R-THEME-02 has an opacity of 0.4 if disabled",
	decorators: [switchedOff],
	play: async ({ canvas }) => expectFaded(canvas.getByRole("button")),
};
