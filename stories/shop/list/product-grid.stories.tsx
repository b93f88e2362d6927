import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { padded, withShell } from "#stories/fixtures/with-shell.tsx";
import { card, listedProducts, listShop } from "#stories/shop/list-models.ts";
import { ProductGrid } from "#ui/shop/list/product-grid.tsx";

const meta = {
	component: ProductGrid,
	decorators: [padded, withShell(() => ({ shop: listShop() }))],
	args: { cards: listedProducts.slice(0, 7).map((product) => card(product)), label: "Produkte" },
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};

export const NextToFilters: Story = { args: { place: "withFilters" } };

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const Waiting: Story = {
	name: "Cards that are still to come keep their place, and nobody hears them",
	args: { waiting: 4 },
	play: async ({ canvas, canvasElement }) => {
		await expect(canvas.getAllByRole("listitem")).toHaveLength(7);
		await expect(canvasElement.querySelectorAll("li")).toHaveLength(11);
	},
};

export const OthersAreComing: Story = { args: { fading: true } };

export const OneProduct: Story = {
	name: "One product takes the width of its list, its words next to its image",
	args: { cards: listedProducts.slice(0, 1).map((product) => card(product)) },
	play: async ({ canvas }) => {
		const list = canvas.getByRole("list").getBoundingClientRect();
		await expect(canvas.getByRole("article").getBoundingClientRect().width).toBe(list.width);
	},
};

export const OneProductOnAPhone: Story = {
	...OneProduct,
	name: "One product on a phone",
	globals: { viewport: { value: "phone" } },
};

export const OneProductInZeitwerk: Story = {
	...OneProduct,
	name: "One product in Zeitwerk",
	globals: { theme: "zeitwerk" },
};

export const OneProductInMaison: Story = {
	...OneProduct,
	name: "One product in Maison",
	globals: { theme: "maison" },
};
