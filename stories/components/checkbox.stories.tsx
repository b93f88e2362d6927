import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { problem } from "#core/forms/field-rules.ts";
import { expectFaded, expectReached, inForm, switchedOff } from "#stories/components/in-form.tsx";
import { pageLink } from "#ui/components/button-link.tsx";
import { Link } from "#ui/components/link.tsx";
import { Checkbox } from "#ui/components/spectrum/checkbox.tsx";

const meta = {
	component: Checkbox,
	decorators: [inForm],
	args: {
		name: "privacy",
		label: "Ich willige ein, dass Sie meine Angaben verarbeiten, um mir zu antworten.",
	},
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

const note = (
	<>
		Widerruf jederzeit möglich. Näheres: <Link link={pageLink("/datenschutz")}>Datenschutz</Link>
	</>
);

export const Unticked: Story = {
	name: "Unticked; a click on the label ticks it",
	play: async ({ canvas, userEvent }) => {
		const box = canvas.getByRole("checkbox");
		await userEvent.click(canvas.getByText(/^Ich willige ein/));
		await expect(box).toBeChecked();
		await userEvent.click(box);
		await expect(box).not.toBeChecked();
	},
};

export const Ticked: Story = { args: { initial: true, required: true, children: note } };

export const WithAProblem: Story = {
	name: "Shows note and problem below the box and describes it with them",
	args: {
		required: true,
		children: note,
	},
	globals: { language: "de" },
	parameters: { problems: [problem("privacy", "form.notAccepted")] },
	play: async ({ canvas }) => {
		const box = canvas.getByRole("checkbox");
		await expect(box).toBeInvalid();
		await expect(box).toHaveAccessibleDescription(/Widerruf.*Ohne Ihre Einwilligung/);
	},
};

export const Focused: Story = {
	args: { initial: true },
	play: ({ canvas, userEvent }) => expectReached(canvas.getByRole("checkbox"), userEvent),
};

export const Disabled: Story = {
	name: "R-THEME-02 has an opacity of 0.4 if disabled",
	args: { initial: true },
	decorators: [switchedOff],
	play: async ({ canvas }) => {
		const box = canvas.getByRole("checkbox");
		await expectFaded(box, box.nextElementSibling as Element);
	},
};
