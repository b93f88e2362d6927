import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { problem } from "#core/forms/field-rules.ts";
import { expectFaded, inForm, switchedOff } from "#stories/components/in-form.tsx";
import { TextField } from "#ui/components/spectrum/text-field.tsx";

const meta = {
	component: TextField,
	decorators: [inForm],
	args: { label: "E-Mail", name: "email", type: "email", autoComplete: "email" },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Required: Story = { args: { required: true } };

export const Filled: Story = { args: { initial: "clara@beispiel.example" } };

export const WithAProblem: Story = {
	name: "Shows a problem below the field and describes it with that",
	args: {
		initial: "clara@",
		required: true,
	},
	globals: { language: "de" },
	parameters: { problems: [problem("email", "form.emailInvalid")] },
	play: async ({ canvas }) => {
		const field = canvas.getByRole("textbox", { name: /^E-Mail/ });
		await expect(field).toBeInvalid();
		await expect(field).toHaveAccessibleDescription(/vollständig an/);
	},
};

export const Focused: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.tab();
		await expect(canvas.getByRole("textbox")).toHaveFocus();
		await expect(getComputedStyle(canvas.getByRole("textbox")).outlineStyle).toBe("solid");
	},
};

export const Disabled: Story = {
	name: "R-THEME-02 has an opacity of 0.4 if disabled",
	args: { initial: "clara@beispiel.example" },
	decorators: [switchedOff],
	play: async ({ canvas }) => expectFaded(canvas.getByRole("textbox")),
};
