import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { problem } from "#core/forms/field-rules.ts";
import { expectFaded, expectReached, inForm, switchedOff } from "#stories/components/in-form.tsx";
import { TextArea } from "#ui/components/spectrum/text-area.tsx";

const meta = {
	component: TextArea,
	decorators: [inForm],
	args: { label: "Ihre Nachricht", name: "message" },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { required: true } };

export const Filled: Story = {
	args: { initial: "Guten Tag,\nwas kostet die Revision einer Armbanduhr von 1962?\n\nClara Beispiel" },
};

export const WithAProblem: Story = {
	name: "Shows a problem below the field and describes it with that",
	globals: { language: "de" },
	args: { required: true },
	parameters: { problems: [problem("message", "form.missing")] },
	play: async ({ canvas }) => {
		const field = canvas.getByRole("textbox");
		await expect(field).toBeInvalid();
		await expect(field).toHaveAccessibleDescription(/Bitte füllen Sie aus: /);
	},
};

export const Focused: Story = {
	play: ({ canvas, userEvent }) => expectReached(canvas.getByRole("textbox"), userEvent),
};

export const Disabled: Story = {
	name: "R-THEME-02 has an opacity of 0.4 if disabled",
	decorators: [switchedOff],
	play: async ({ canvas }) => expectFaded(canvas.getByRole("textbox")),
};
