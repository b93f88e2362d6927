import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { padded } from "#stories/fixtures/with-shell.tsx";
import { Button } from "#ui/components/button.tsx";

const meta = {
	component: Button,
	decorators: [padded],
	args: { onPress: fn(), children: "Alles erlauben" },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Strong: Story = {
	name: "Reacts to mouse and keyboard",
	play: async ({ canvas, userEvent, args }) => {
		const button = canvas.getByRole("button", { name: "Alles erlauben" });
		await userEvent.click(button);
		await userEvent.keyboard("{Enter}");
		await expect(args.onPress).toHaveBeenCalledTimes(2);
	},
};

export const Quiet: Story = { args: { quiet: true, children: "Auswahl speichern" } };

export const Focused: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.tab();
		await expect(canvas.getByRole("button")).toHaveFocus();
	},
};
