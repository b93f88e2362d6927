import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { padded } from "#stories/fixtures/with-shell.tsx";
import { Switch } from "#ui/components/switch.tsx";

type Args = Parameters<typeof Switch>[0];

function LabelledSwitch({ checked, ...props }: Args) {
	const [on, setOn] = useState(checked);
	return (
		<p style={{ display: "flex", gap: 16, alignItems: "center" }}>
			<span id={props.labelledBy}>Statistik</span>
			<Switch {...props} checked={on} onChange={() => setOn(!on)} />
		</p>
	);
}

const meta = {
	component: Switch,
	decorators: [padded],
	args: { checked: false, labelledBy: "statistics", onChange: () => {} },
	render: (args) => <LabelledSwitch {...args} />,
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { checked: true } };

export const Toggles: Story = {
	name: "Toggles by mouse and by keyboard",
	play: async ({ canvas, userEvent }) => {
		const box = canvas.getByRole("checkbox", { name: "Statistik" });
		await userEvent.click(box);
		await expect(box).toBeChecked();
		await userEvent.keyboard(" ");
		await expect(box).not.toBeChecked();
	},
};

export const Disabled: Story = {
	name: "R-THEME-02 locked, it has an opacity of 0.4",
	args: { checked: true, disabled: true },
	play: async ({ canvas }) => {
		const box = canvas.getByRole("checkbox");
		await expect(box).toBeDisabled();
		await expect(getComputedStyle(box).opacity).toBe("0.4");
	},
};
