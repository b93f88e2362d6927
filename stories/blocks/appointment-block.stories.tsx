import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { demoBlock } from "#stories/fixtures/demo-shop.ts";
import { environment, inEnvironment } from "#stories/fixtures/story-environment.tsx";
import { AppointmentBlock } from "#ui/blocks/lazy/appointment-block.tsx";

const meta = {
	component: AppointmentBlock,
	decorators: [inEnvironment],
	loaders: [environment()],
	args: { block: demoBlock("appointment") },
	globals: { language: "de" },
} satisfies Meta<typeof AppointmentBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {
	name: "On a desktop, rendered in the browser",
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole("button", { name: "Termin anfragen" })).toBeVisible();
	},
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
