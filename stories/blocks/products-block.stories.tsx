import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { demoBlock } from "#stories/fixtures/demo-shop.ts";
import { environment, inEnvironment } from "#stories/fixtures/story-environment.tsx";
import { ProductsBlock } from "#ui/blocks/lazy/products-block.tsx";

const block = demoBlock("products");

const meta = {
	component: ProductsBlock,
	decorators: [inEnvironment],
	loaders: [environment()],
	args: { block },
	globals: { language: "de" },
} satisfies Meta<typeof ProductsBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {
	name: "Products, with a link to all of them",
	play: async ({ canvas, canvasElement }) => {
		await expect(block.items.length).toBeGreaterThan(0);
		for (const { product } of block.items)
			await expect(
				(await canvas.findAllByRole("link", { name: new RegExp(product.display_name) })).length,
			).toBeGreaterThan(0);
		await expect(canvasElement.querySelector(`a[href="${block.link.href}"]`)).toBeVisible();
	},
};

export const WithoutAHeading: Story = { args: { block: { ...block, heading: null } } };

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
