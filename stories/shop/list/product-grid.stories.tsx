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
	name: "Reserves the place of cards that are loading, hidden from screen readers",
	args: { waiting: 4 },
	play: async ({ canvas, canvasElement }) => {
		await expect(canvas.getAllByRole("listitem")).toHaveLength(7);
		await expect(canvasElement.querySelectorAll("[role=list] > * > *")).toHaveLength(11);
	},
};

export const OthersAreComing: Story = { args: { fading: true } };

/** Returns the number of products in each row. */
const rowsOf = (list: HTMLElement): readonly number[] => {
	const tops = Array.from(
		list.querySelectorAll("[role=listitem]"),
		(item) => item.getBoundingClientRect().top,
	);
	return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
};
const cardsOf = (count: number) => listedProducts.slice(0, count).map((product) => card(product));

export const FourOnATablet: Story = {
	name: "Shows four products on a tablet in two rows of two",
	args: { cards: cardsOf(4) },
	globals: { viewport: { value: "tablet" } },
	play: async ({ canvas }) => expect(rowsOf(canvas.getByRole("list"))).toEqual([2, 2]),
};

export const FiveOnATablet: Story = {
	name: "Leaves room for one after five products on a tablet",
	args: { cards: cardsOf(5) },
	globals: { viewport: { value: "tablet" } },
	play: async ({ canvas }) => expect(rowsOf(canvas.getByRole("list"))).toEqual([3, 2]),
};

export const TwoNextToFilters: Story = {
	name: "Shows two products next to filters in one row",
	args: { cards: cardsOf(2), place: "withFilters" },
	play: async ({ canvas }) => {
		const list = canvas.getByRole("list");
		await expect(rowsOf(list)).toEqual([2]);
		await expect(canvas.getAllByRole("listitem").at(-1)?.getBoundingClientRect().right).toBe(
			list.getBoundingClientRect().right,
		);
	},
};

export const OneProduct: Story = {
	name: "Gives a single product the list's full width, with its text next to its image",
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

export const RuledAndFramed: Story = {
	name: "B-USE-07 draws one line around framed cards in a ruled list",
	beforeEach: () => () => {
		delete document.documentElement.dataset.list;
		delete document.documentElement.dataset.card;
	},
	play: async ({ canvas }) => {
		// After the frame of the story has removed the styles of the story before.
		Object.assign(document.documentElement.dataset, { list: "ruled", card: "framed" });
		const [item] = canvas.getAllByRole("listitem");
		if (!item) throw new Error("The list is empty.");
		await expect(getComputedStyle(item).borderTopStyle).toBe("none");
		await expect(item.querySelector("article")).toHaveStyle({ borderTopStyle: "solid" });
	},
};
