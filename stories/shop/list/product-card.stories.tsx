import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { exampleDrawings, exampleImages } from "#stories/fixtures/images.ts";
import { padded, withShell } from "#stories/fixtures/with-shell.tsx";
import { card, listShop } from "#stories/shop/list-models.ts";
import { plainProduct, price, ringProduct, ringVariant } from "#stories/shop/product-models.ts";
import { ProductCard } from "#ui/shop/list/product-card.tsx";

const meta = {
	component: ProductCard,
	decorators: [
		(Story) => (
			<div style={{ display: "grid", gridTemplateRows: "auto auto auto", maxWidth: 340 }}>
				<Story />
			</div>
		),
		padded,
		withShell(() => ({ shop: listShop() })),
	],
	args: { card: card(plainProduct()), sizes: "340px" },
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnePrice: Story = {
	name: "B-LAW-04 the price stands with its note, which leads to shipping",
	play: async ({ canvas }) => {
		await expect(canvas.getByText("inkl. MwSt.,", { exact: false })).toBeVisible();
		await expect(canvas.getByRole("link", { name: "zzgl. Versand" })).toHaveAttribute(
			"href",
			"/versand-und-zahlung",
		);
		await expect(canvas.getByRole("link", { name: "Ohrstecker" })).toHaveAttribute(
			"href",
			"/shop/verlobungsringe/ohrstecker",
		);
	},
};

export const Range: Story = { args: { card: card(ringProduct()) } };

export const OnRequest: Story = { args: { card: card(plainProduct({ price_brutto: null })) } };

export const SoldOut: Story = {
	name: "R-PROD-06 what is not at hand and not ordered again says so",
	args: { card: card(plainProduct({ stock: 0, reorder_possible: false })) },
	play: async ({ canvas }) => {
		await expect(canvas.getByText("Nicht vorrätig")).toBeVisible();
	},
};

export const ToOrder: Story = {
	name: "R-PROD-06 what can be ordered although none is at hand is not called sold out",
	args: { card: card(plainProduct({ stock: 0, reorder_possible: true })) },
	play: async ({ canvas }) => {
		await expect(canvas.getByText("Auf Bestellung")).toBeVisible();
		await expect(canvas.queryByText("Nicht vorrätig")).toBeNull();
	},
};

export const BasePrices: Story = {
	name: "B-LAW-24 variants with different prices for one litre show from the lowest to the highest",
	args: {
		card: card(
			plainProduct({
				product_variants: [
					ringVariant("500 ml", {
						price_brutto: price("10"),
						quantity: { amount: price("500"), unit: "ml" },
					}),
					ringVariant("1 l", { price_brutto: price("15"), quantity: { amount: price("1"), unit: "l" } }),
				],
			}),
		),
	},
	play: async ({ canvas }) => {
		const base = canvas.getByText((_, element) =>
			/^15,00\s€ – 20,00\s€ \/ l$/.test(element?.textContent ?? ""),
		);
		await expect(base).toBeVisible();
	},
};

const history = [
	{ date: "2026-02-01", price_brutto: price("1090") },
	{ date: "2026-11-02", price_brutto: price("890") },
];

export const Reduced: Story = {
	name: "B-LAW-05 a reduced price shows the lowest of the 30 days before, and the percentage from it",
	args: { card: card(plainProduct({ price_brutto: price("890"), price_history: history })) },
	play: async ({ canvas }) => {
		await expect(
			canvas.getByText(/Niedrigster Preis der 30 Tage vor der Ermäßigung: 1\.090,00/),
		).toBeVisible();
		await expect(canvas.getByText("18 % günstiger")).toBeVisible();
	},
};

export const SecondImage: Story = {
	name: "Hovering shows the second picture, which is fetched no earlier",
	args: { card: card(plainProduct(), [exampleImages.square, exampleImages.tile]) },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await expect(canvasElement.querySelectorAll("img")).toHaveLength(1);
		await userEvent.hover(canvas.getByRole("article"));
		await waitFor(() => expect(canvasElement.querySelectorAll("img")).toHaveLength(2));
	},
};

export const Worn: Story = {
	name: "A worn piece fills the square around its focal point while the card is pointed at",
	args: { card: card(plainProduct(), [exampleImages.square, exampleDrawings.worn]) },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.hover(canvas.getByRole("article"));
		await waitFor(() => expect(canvasElement.querySelectorAll("img")).toHaveLength(2));
		await expect(canvasElement.querySelectorAll("img")[1]).toHaveStyle({
			objectFit: "cover",
			objectPosition: exampleDrawings.worn.focus,
		});
	},
};

export const NotSquare: Story = { args: { card: card(plainProduct(), [exampleImages.tile]) } };

export const WithoutAnImage: Story = { args: { card: card(plainProduct(), []) } };

export const LongNameOnANarrowPhone: Story = {
	args: {
		card: card(plainProduct({ display_name: "Armbanduhr Alpenhorn Nachtgrat Chronographensammlung 1954" })),
	},
	globals: { viewport: { value: "narrow" } },
};
