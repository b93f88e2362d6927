import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CategoryTiles } from "#ui/components/category-tiles.tsx";
import { demoPage } from "../fixtures/demo-shop.ts";

const { shop } = demoPage("shop-not-found", "de");
if (shop?.type !== "not-found") throw new Error("The demo shop has no page for what does not exist");
const { categories } = shop;

const meta = {
	component: CategoryTiles,
	args: { label: "Kategorien", categories },
} satisfies Meta<typeof CategoryTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithImages: Story = {
	name: "Links to each list",
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("list", { name: "Kategorien" }).children).toHaveLength(8);
		await expect(canvas.getByRole("link", { name: "Uhren" })).toHaveAttribute("href", "/shop/uhren");
	},
};

export const OnPhones: Story = { globals: { viewport: { value: "narrow" } } };

/** A category whose products have no image yet. */
export const WithoutImages: Story = {
	args: { categories: categories.map((category) => ({ ...category, image: null })) },
};
