import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { zero } from "#core/money/decimal-text.ts";
import { framedDocs } from "#stories/fixtures/dialogs.ts";
import { OrderStory, orderLines } from "#stories/shop/order-models.tsx";
import { price } from "#stories/shop/product-models.ts";

/**
 * The cart with a shop in memory: lines, totals, the link to the checkout.
 *
 * Use it for what a visitor is about to buy. Not for sent orders: the confirmation shows those.
 */
const meta = {
	parameters: framedDocs,
	component: OrderStory,
	args: { type: "cart" },
} satisfies Meta<typeof OrderStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
	name: "B-LAW-03 B-LAW-04 shows lines, totals and tax, and restores a removed line",
	play: async ({ canvas, userEvent }) => {
		await expect(
			await canvas.findByText("Nach Ihren Angaben angefertigt: kein Widerrufsrecht."),
		).toBeVisible();
		await expect(await canvas.findByText(/darin 19 % MwSt/)).toBeVisible();
		await userEvent.click(canvas.getByRole("button", { name: "Eins mehr: Ohrstecker" }));
		await waitFor(() => expect(canvas.getByRole("link", { name: "Warenkorb (4)" })).toBeVisible());
		await userEvent.click(canvas.getByRole("button", { name: "Ohrstecker entfernen" }));
		await waitFor(() => expect(canvas.getByRole("link", { name: "Warenkorb (1)" })).toBeVisible());
		await userEvent.click(canvas.getByRole("button", { name: "Rückgängig" }));
		await waitFor(() => expect(canvas.getByRole("link", { name: "Warenkorb (4)" })).toBeVisible());
	},
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const OneLineOnANarrowPhone: Story = {
	args: { lines: orderLines().slice(0, 1) },
	globals: { viewport: { value: "narrow" } },
};

const engraved = ["A & M", "Lena", "Für immer", "12.05.2026", "Greta"].flatMap((text) =>
	orderLines()
		.slice(1)
		.map((line) => ({ ...line, personalization: { text } })),
);

export const SixLines: Story = {
	name: "Keeps rings with different engravings as separate lines",
	args: { lines: [...orderLines().slice(0, 1), ...engraved] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText(/darin 19 % MwSt/)).toBeVisible();
		await expect(canvas.getAllByRole("button", { name: /entfernen$/ })).toHaveLength(6);
	},
};

export const SixLinesInZeitwerk: Story = {
	...SixLines,
	name: "Six lines in Zeitwerk",
	globals: { theme: "zeitwerk", viewport: { value: "phone" } },
};

export const SixLinesInMaison: Story = {
	...SixLines,
	name: "Six lines in Maison",
	globals: { theme: "maison" },
};

export const PriceChanged: Story = {
	name: "Shows a changed price, applied only when accepted",
	args: {
		lines: orderLines().map((line) => ({ ...line, priceBrutto: { amount: price("600"), currency: "EUR" } })),
	},
	play: async ({ canvas, userEvent }) => {
		const [accept] = await canvas.findAllByRole("button", { name: "Neuen Preis übernehmen" });
		await expect(canvas.queryByRole("link", { name: "Zur Kasse" })).toBeNull();
		await userEvent.click(accept as HTMLElement);
		await userEvent.click(await canvas.findByRole("button", { name: "Neuen Preis übernehmen" }));
		await expect(await canvas.findByRole("link", { name: "Zur Kasse" })).toBeVisible();
	},
};

export const PricedInAnotherCurrency: Story = {
	name: "B-LAW-17 shows no totals for goods in another currency until their prices are accepted",
	args: {
		lines: orderLines().map((line) => ({ ...line, priceBrutto: { amount: zero, currency: "EUR" } })),
	},
	play: async ({ canvas, userEvent }) => {
		await expect((await canvas.findAllByText(/^Auf dieser Website kostet es .*€/)).length).toBe(2);
		await expect(canvas.queryByText(/^0,00/)).toBeNull();
		for (const accept of canvas.getAllByRole("button", { name: "Neuen Preis übernehmen" }))
			await userEvent.click(accept);
		await expect(await canvas.findByText(/darin 19 % MwSt/)).toBeVisible();
	},
};

export const TooMany: Story = {
	name: "B-LAW-06 prevents ordering more than the stock",
	args: { lines: orderLines().map((line) => ({ ...line, count: 9 })) },
	play: async ({ canvas }) => {
		await expect((await canvas.findAllByText(/Nur noch \d Stück vorhanden/)).length).toBeGreaterThan(0);
	},
};

export const Gone: Story = {
	name: "Offers only to remove a line that is no longer available, without a date",
	args: { lines: orderLines().slice(0, 1), earrings: { stock: 0, reorder_possible: false } },
	globals: { viewport: { value: "phone" } },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText("Das ist nicht mehr erhältlich.")).toBeVisible();
		await expect(canvas.getAllByRole("button", { name: "Ohrstecker entfernen" })).toHaveLength(1);
		await expect(canvas.queryByRole("textbox", { name: /^Anzahl/ })).toBeNull();
		await expect(canvas.queryByText(/^Bei Ihnen/)).toBeNull();
	},
};

export const Gift: Story = {
	name: "B-USE-16 shows a gift's price in the totals, and the text of its card",
	args: { gift: true },
	play: async ({ canvas }) => {
		const card = await canvas.findByRole("textbox", { name: /^Text der Glückwunschkarte/ });
		await expect(card).toHaveValue("Für Dich, liebe Clara.\nDein Anton");
		await expect(canvas.getByRole("checkbox", { name: /^Als Geschenk verpacken/ })).toBeChecked();
	},
};

export const GiftInZeitwerk: Story = {
	...Gift,
	name: "Gift in Zeitwerk",
	globals: { theme: "zeitwerk", viewport: { value: "narrow" } },
};

export const GiftInMaison: Story = { ...Gift, name: "Gift in Maison", globals: { theme: "maison" } };

export const Unread: Story = {
	name: "B-REL-03 states that it is checked when ordering if the catalogue cannot be read",
	args: { unread: true },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText(/^Preise und Bestand konnten gerade nicht geprüft/)).toBeVisible();
		await expect(canvas.getByRole("link", { name: "Zur Kasse" })).toBeVisible();
	},
};

export const Empty: Story = {
	args: { lines: [] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText("Ihr Warenkorb ist noch leer.")).toBeVisible();
		await expect(canvas.getByText(/dreißig Tage/)).toBeVisible();
		const main = within(canvas.getByRole("main"));
		await expect(main.getByRole("link", { name: "Trauringe" })).toHaveAttribute("href", "/shop/trauringe");
	},
};

export const NotKept: Story = {
	name: "B-REL-03 states how long the cart lasts if the browser stores nothing",
	args: { forgetful: true },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText(/^Ihr Browser kann den Warenkorb nicht speichern/)).toBeVisible();
		await expect(canvas.getByRole("link", { name: "Zur Kasse" })).toBeVisible();
	},
};

export const EmptyAndNotKept: Story = {
	name: "B-REL-03 promises no thirty days for an empty cart if the browser stores nothing",
	args: { lines: [], forgetful: true },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText(/^Ihr Browser kann den Warenkorb nicht speichern/)).toBeVisible();
		await expect(canvas.queryByText(/dreißig Tage/)).toBeNull();
	},
};

export const Maintenance: Story = {
	name: "R-PROD-06 replaces the cart with a notice in maintenance, and keeps the link with its count",
	args: { settings: { maintenance_mode: true } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText("Der Shop macht gerade eine Pause.")).toBeVisible();
		await expect(canvas.getByRole("link", { name: /Warenkorb/ })).toBeVisible();
		await expect(canvas.queryByRole("button", { name: /entfernen$/ })).toBeNull();
		await expect(canvas.queryByRole("link", { name: "Zur Kasse" })).toBeNull();
	},
};
