import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { demoBlock } from "#stories/fixtures/demo-shop.ts";
import { environment, inEnvironment } from "#stories/fixtures/story-environment.tsx";
import { NewsletterBlock } from "#ui/blocks/lazy/newsletter-block.tsx";

const meta = {
	component: NewsletterBlock,
	decorators: [inEnvironment],
	loaders: [environment()],
	args: { block: demoBlock("newsletter") },
	globals: { language: "de" },
} satisfies Meta<typeof NewsletterBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {
	name: "On a desktop, rendered in the browser",
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole("button", { name: "Abonnieren" })).toBeVisible();
	},
};

export const WithoutText: Story = { args: { block: { ...demoBlock("newsletter"), text: null } } };

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
