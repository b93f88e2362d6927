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
	name: "B-LAW-04 shows the price with its note, which links to shipping",
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
	name: "R-PROD-06 says that a product is sold out and not reorderable",
	args: { card: card(plainProduct({ stock: 0, reorder_possible: false })) },
	play: async ({ canvas }) => {
		await expect(canvas.getByText("Nicht vorrätig")).toBeVisible();
	},
};

export const ToOrder: Story = {
	name: "R-PROD-06 does not call a reorderable product sold out",
	args: { card: card(plainProduct({ stock: 0, reorder_possible: true })) },
	play: async ({ canvas }) => {
		await expect(canvas.getByText("Auf Bestellung")).toBeVisible();
		await expect(canvas.queryByText("Nicht vorrätig")).toBeNull();
	},
};

export const BasePrices: Story = {
	name: "B-LAW-24 shows the range of prices per litre of variants",
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
	name: "B-LAW-05 shows a reduced price with the lowest of the 30 days before, and the percentage",
	args: { card: card(plainProduct({ price_brutto: price("890"), price_history: history })) },
	play: async ({ canvas }) => {
		await expect(
			canvas.getByText(/Niedrigster Preis der 30 Tage vor der Ermäßigung: 1\.090,00/),
		).toBeVisible();
		await expect(canvas.getByText("18 % günstiger")).toBeVisible();
	},
};

export const SecondImage: Story = {
	name: "Shows the second image on hover and loads it only then",
	args: { card: card(plainProduct(), [exampleImages.square, exampleImages.tile]) },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await expect(canvasElement.querySelectorAll("img")).toHaveLength(1);
		await userEvent.hover(canvas.getByRole("article"));
		await waitFor(() => expect(canvasElement.querySelectorAll("img")).toHaveLength(2));
	},
};

export const Worn: Story = {
	name: "Fills the square with a worn piece around its focal point on hover",
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

export const LongNameOnANarrowPhone: Story = {
	args: {
		card: card(plainProduct({ display_name: "Armbanduhr Alpenhorn Nachtgrat Chronographensammlung 1954" })),
	},
	globals: { viewport: { value: "narrow" } },
};

export const WithoutAnImage: Story = {
	name: "B-USE-07 shows the first letter of the shop in place of an image",
	args: { card: card(plainProduct(), []) },
	play: async ({ canvasElement }) => {
		await expect(canvasElement.querySelector("[data-letter]")).toHaveAttribute("data-letter", "J");
	},
};

export const LongNameInCapitals: Story = {
	name: "B-USE-07 keeps a long name in one line, in capitals on a phone",
	args: { card: card(plainProduct({ display_name: "Verlobungsringe" })) },
	decorators: [
		(Story) => (
			<div style={{ maxWidth: 165 }}>
				<Story />
			</div>
		),
	],
	globals: { theme: "leman", viewport: { value: "phone" } },
	play: async ({ canvas }) => {
		await document.fonts.ready;
		const link = canvas.getByRole("link", { name: "Verlobungsringe" });
		await waitFor(() => expect(getComputedStyle(link).textTransform).toBe("uppercase"));
		await waitFor(() => expect(link.getClientRects()).toHaveLength(1));
	},
};
