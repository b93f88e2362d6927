import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { problem } from "#core/forms/field-rules.ts";
import { expectFaded, expectReached, inForm, switchedOff } from "#stories/components/in-form.tsx";
import { Picker } from "#ui/components/spectrum/picker.tsx";

const meta = {
	component: Picker,
	decorators: [inForm],
	args: {
		label: "Filiale",
		name: "branch",
		placeholder: "Keine bestimmte",
		choices: [
			{ value: "", text: "Keine bestimmte" },
			{ value: "Sternau Mitte", text: "Sternau Mitte" },
			{ value: "Sternau Charlottenburg", text: "Sternau Charlottenburg" },
		],
	},
} satisfies Meta<typeof Picker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

export const Open: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole("button"));
		await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(3));
	},
};

export const OpenOnAPhone: Story = { ...Open, globals: { viewport: { value: "phone" } } };

export const Chosen: Story = {
	name: "Shows and sends the chosen option",
	play: async ({ canvas, canvasElement, userEvent }) => {
		const button = canvas.getByRole("button");
		await userEvent.click(button);
		const list = await screen.findByRole("listbox");
		await userEvent.click(within(list).getByRole("option", { name: "Sternau Mitte" }));
		await waitFor(() => expect(button).toHaveTextContent("Sternau Mitte"));
		const form = canvasElement.querySelector("form") as HTMLFormElement;
		await expect(new FormData(form).get("branch")).toBe("Sternau Mitte");
	},
};

export const WithAProblem: Story = {
	globals: { language: "de" },
	parameters: { problems: [problem("branch", "form.refused")] },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("button")).toHaveAccessibleDescription(/nicht angenommen/);
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
