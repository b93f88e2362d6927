import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { framedDocs } from "#stories/fixtures/dialogs.ts";
import { plainProduct, price, ringProduct } from "#stories/shop/product-models.ts";
import { WishlistStory, wishedItems } from "#stories/shop/wishlist-models.tsx";

/**
 * The wishlist with a shop in memory: its items, sharing it, and another person's list.
 *
 * Use it for what a visitor wants to remember. Not for what a visitor is about to buy: that is the cart.
 */
const meta = {
	parameters: framedDocs,
	component: WishlistStory,
} satisfies Meta<typeof WishlistStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
	name: "B-USE-14 adds items without choices to the cart, and restores removed items",
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole("button", { name: /^In den Warenkorb ?: Ohrstecker$/ }));
		await waitFor(() => expect(canvas.getByRole("link", { name: "Warenkorb (1)" })).toBeVisible());
		await expect(canvas.getByRole("link", { name: /^Ansehen ?: / })).toBeVisible();
		await userEvent.click(canvas.getByRole("button", { name: "Ohrstecker entfernen" }));
		await waitFor(() => expect(canvas.getAllByRole("link", { name: "Merkzettel (1)" })[0]).toBeVisible());
		const undo = await canvas.findByRole("button", { name: "Rückgängig" });
		await waitFor(() => expect(undo).toHaveFocus());
		await userEvent.click(undo);
		await waitFor(() => expect(canvas.getAllByRole("link", { name: "Merkzettel (2)" })[0]).toBeVisible());
		await userEvent.click(canvas.getByRole("button", { name: "Merkzettel leeren" }));
		await expect(await canvas.findByText("Noch ist nichts gemerkt.")).toBeVisible();
	},
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const English: Story = { args: { language: "en" } };

export const French: Story = { args: { language: "fr" }, globals: { viewport: { value: "narrow" } } };

export const Changed: Story = {
	name: "B-USE-14 shows what has changed since: gone, sold out, another price",
	args: {
		items: [
			{ product: "gone", variant: null, price: "96" },
			...wishedItems().map((item) => ({ ...item, price: "600" })),
		],
		products: [
			ringProduct(),
			plainProduct({ price_brutto: price("640"), stock: 0, reorder_possible: false }),
		],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByText("Das ist nicht mehr erhältlich.")).toBeVisible();
		await expect(canvas.getByText("Nicht vorrätig")).toBeVisible();
		await expect(canvas.getByText(/Der Preis hat sich geändert: jetzt .* statt 600,00/)).toBeVisible();
		await expect(canvas.getByRole("button", { name: "Artikel entfernen" })).toBeVisible();
	},
};

export const WithoutACart: Story = {
	name: "B-USE-14 links products to their pages in a shop without a cart",
	args: { settings: { enable_cart: false } },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole("link", { name: /^Ansehen ?: Ohrstecker$/ })).toBeVisible();
		await expect(canvas.queryByRole("button", { name: /In den Warenkorb/ })).toBeNull();
	},
};

export const Empty: Story = {
	args: { items: [] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText(/bleibt 180 Tage/)).toBeVisible();
	},
};

export const NotKept: Story = {
	name: "B-REL-03 states how long the wishlist lasts if the browser stores nothing",
	args: { forgetful: true },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText(/^Ihr Browser kann den Merkzettel nicht speichern/)).toBeVisible();
	},
};

export const Shared: Story = {
	name: "B-USE-14 keeps one's own list when viewing a shared one, and takes it over with one press",
	args: { search: "?item=gone&item=7", items: [] },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole("button", { name: "In meinen Merkzettel übernehmen" }));
		await expect(await canvas.findByText("Die Artikel sind auf Ihrem Merkzettel.")).toBeVisible();
		await waitFor(() => expect(canvas.getAllByRole("link", { name: "Merkzettel (1)" })[0]).toBeVisible());
	},
};

export const Compared: Story = {
	name: "B-USE-14 compares products by the attributes that the shop defines",
	args: { search: "?compare=7&compare=103" },
	play: async ({ canvas, userEvent }) => {
		const region = await canvas.findByRole("region", { name: "Vergleich" });
		await expect(region).toBeVisible();
		await userEvent.click(canvas.getByRole("button", { name: "Vergleich beenden" }));
		await waitFor(() => expect(canvas.queryByRole("region", { name: "Vergleich" })).toBeNull());
	},
};

export const ComparedOnAPhone: Story = {
	args: { search: "?compare=7&compare=103" },
	globals: { viewport: { value: "narrow" } },
};

export const ComparedGone: Story = {
	name: "B-USE-14 names what is gone from a comparison, and does not count it",
	args: { search: "?compare=gone&compare=1&compare=2&compare=7" },
	play: async ({ canvas, userEvent }) => {
		await expect(await canvas.findAllByText("Artikel: Das ist nicht mehr erhältlich.")).toHaveLength(3);
		await userEvent.click(await canvas.findByRole("checkbox", { name: /^Vergleichen ?: Drei Steine$/ }));
		await waitFor(() => expect(canvas.getAllByRole("columnheader")).toHaveLength(2));
		await expect(canvas.queryByText("Artikel: Das ist nicht mehr erhältlich.")).toBeNull();
	},
};

export const ViewedOff: Story = {
	name: "B-USE-14 B-LAW-19 remembers viewed products on request, and deletes them with one press",
	args: { items: [] },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole("button", { name: "Auf diesem Gerät merken" }));
		await expect(await canvas.findByText(/^Eingeschaltet/)).toBeVisible();
		await userEvent.click(canvas.getByRole("button", { name: "Löschen und nicht mehr merken" }));
		await expect(await canvas.findByText("Gelöscht. Es wird nichts mehr gemerkt.")).toBeVisible();
	},
};

export const ViewedEmpty: Story = { args: { items: [], viewed: [] } };

export const Viewed: Story = {
	name: "B-USE-14 shows viewed products without those that are gone or sold out",
	args: {
		items: [],
		viewed: ["gone", "8", "9", "103", "7", "10"],
		products: [
			plainProduct({ price_brutto: price("640") }),
			plainProduct({ id: 8, slug: "anhaenger", display_name: "Anhänger", price_brutto: price("320") }),
			plainProduct({ id: 9, slug: "kette", display_name: "Kette", price_brutto: null }),
			plainProduct({ id: 10, slug: "brosche", display_name: "Brosche", stock: 0, reorder_possible: false }),
			ringProduct(),
		],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole("heading", { name: "Ohrstecker" })).toBeVisible();
		const names = canvas.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
		await expect(names).toEqual(["Ohrstecker", "Drei Steine", "Kette", "Anhänger"]);
	},
};

export const ViewedOnAPhone: Story = { args: { ...Viewed.args }, globals: { viewport: { value: "narrow" } } };
