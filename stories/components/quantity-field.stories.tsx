import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { QuantityField } from "#ui/components/quantity-field.tsx";

const meta = {
	component: QuantityField,
	args: {
		labels: { count: "Anzahl", fewer: "Eins weniger", more: "Eins mehr" },
		count: 2,
		max: 3,
		size: "large",
		onChange: () => undefined,
	},
	render: (args) => {
		const [count, setCount] = useState(args.count);
		return (
			<>
				<QuantityField {...args} count={count} onChange={setCount} />
				<output>{count}</output>
			</>
		);
	},
} satisfies Meta<typeof QuantityField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {};

export const Small: Story = { args: { size: "small" } };

export const Disabled: Story = { args: { disabled: true } };

export const Stepped: Story = {
	name: "Stops the buttons at one and at the maximum",
	play: async ({ canvas, userEvent }) => {
		const [fewer, more] = ["Eins weniger", "Eins mehr"].map((name) => canvas.getByRole("button", { name }));
		await userEvent.click(more as HTMLElement);
		await expect(canvas.getByRole("textbox")).toHaveValue("3");
		await expect(more).toBeDisabled();
		await userEvent.click(fewer as HTMLElement);
		await userEvent.click(fewer as HTMLElement);
		await expect(canvas.getByRole("textbox")).toHaveValue("1");
		await expect(fewer).toBeDisabled();
	},
};

export const Typed: Story = {
	name: "Applies a typed count immediately, limits it on blur, and reverts invalid input",
	play: async ({ canvas, userEvent }) => {
		const field = canvas.getByRole("textbox", { name: "Anzahl" });
		await userEvent.clear(field);
		await userEvent.type(field, "1");
		await expect(field).toHaveFocus();
		await expect(canvas.getByRole("status")).toHaveTextContent("1");
		await userEvent.keyboard("{Enter}");
		await expect(field).toHaveValue("1");
		await userEvent.clear(field);
		await userEvent.type(field, "40");
		await userEvent.tab();
		await expect(field).toHaveValue("3");
		await userEvent.clear(field);
		await userEvent.type(field, "viele");
		await userEvent.tab();
		await expect(field).toHaveValue("3");
	},
};
