import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { demoBlock } from "#stories/fixtures/demo-shop.ts";
import { padded } from "#stories/fixtures/with-shell.tsx";
import { ExpanderBlock } from "#ui/blocks/lazy/expander-block.tsx";

const block = demoBlock("expander");

const meta = {
	component: ExpanderBlock,
	decorators: [padded],
	args: { block },
} satisfies Meta<typeof ExpanderBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const OneOpen: Story = {
	name: "R-THEME-03 opens and closes a question without affecting the others",
	play: async ({ canvas, userEvent }) => {
		const [one, other] = canvas.getAllByRole("group") as [HTMLElement, HTMLElement];
		const label = one.querySelector("summary") as HTMLElement;
		await userEvent.click(label);
		await expect(one).toHaveAttribute("open");
		await expect(other).not.toHaveAttribute("open");
		await userEvent.click(label);
		await expect(one).not.toHaveAttribute("open");
		await userEvent.click(label);
	},
};

export const WithoutAHeading: Story = { args: { block: { ...block, heading: null } } };

export const OnANarrowPhone: Story = { globals: { viewport: { value: "narrow" } } };
