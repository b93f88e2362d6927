import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { createMemoryOrders } from "#adapters/memory/orders.ts";
import { zero } from "#core/money/decimal-text.ts";
import { framedDocs } from "#stories/fixtures/dialogs.ts";
import { OrderStory, orderLines } from "#stories/shop/order-models.tsx";
import { price } from "#stories/shop/product-models.ts";

/**
 * The checkout with a shop in memory: five steps, each collapsed to a summary once complete.
 *
 * Use it for everything that an order needs. Not for anything that leads away from it, such as the menu.
 */
const meta = {
	parameters: framedDocs,
	component: OrderStory,
	args: { type: "checkout" },
} satisfies Meta<typeof OrderStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const order: (context: Parameters<Play>[0]) => Promise<void> = async ({ canvas, userEvent }) => {
	await userEvent.click(await canvas.findByRole("checkbox", { name: /^Ich stimme den AGB zu/ }));
	await userEvent.click(canvas.getByRole("checkbox", { name: /^Bitte fertigen Sie/ }));
	await userEvent.click(canvas.getByRole("button", { name: "Zahlungspflichtig bestellen" }));
};

export const FirstStep: Story = {
	name: "B-LAW-11 R-CHECK-03 shows delivery limits first, names what is missing, and focuses the first field",
	play: async ({ canvas, userEvent }) => {
		await expect(await canvas.findByText("Lieferung nach: Deutschland")).toBeVisible();
		await expect(canvas.getByText(/^Paketversand\. Zahlung: Vorkasse und PayPal/)).toBeVisible();
		await userEvent.click(canvas.getByRole("button", { name: "Weiter zur Zahlung" }));
		await expect(canvas.getByText("Bitte geben Sie Ihre E-Mail-Adresse an.")).toBeVisible();
		await waitFor(() => expect(canvas.getByRole("textbox", { name: /^E-Mail/ })).toHaveFocus());
	},
};

export const FirstStepOnAPhone: Story = { globals: { viewport: { value: "phone" } } };

/** Plays an empty submission and expects its problems, on the narrowest layout. */
const nothingEntered: Play = async ({ canvas, userEvent }) => {
	await userEvent.click(await canvas.findByRole("button", { name: "Weiter zur Zahlung" }));
	await expect(canvas.getByText("Bitte geben Sie Ihre E-Mail-Adresse an.")).toBeVisible();
	await expect(canvas.getByText("Bitte geben Sie Ihren Vornamen an.")).toBeVisible();
};

export const MistakesOnANarrowPhone: Story = {
	name: "Shows what is missing at each field on a narrow phone",
	globals: { viewport: { value: "narrow" } },
	play: nothingEntered,
};

export const MistakesInZeitwerk: Story = {
	name: "Mistakes in Zeitwerk",
	globals: { theme: "zeitwerk", viewport: { value: "phone" } },
	play: nothingEntered,
};

export const MistakesInMaison: Story = {
	name: "Mistakes in Maison",
	globals: { theme: "maison" },
	play: nothingEntered,
};

export const Review: Story = {
	name: "B-LAW-01 B-LAW-03 orders nothing before texts and personalised goods are acknowledged",
	args: { entered: true },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole("button", { name: "Zahlungspflichtig bestellen" }));
		await expect(
			canvas.getByText("Bitte setzen Sie das Häkchen, damit wir nach Ihren Angaben fertigen können."),
		).toBeVisible();
	},
};

export const ReviewOnAPhone: Story = { args: { entered: true }, globals: { viewport: { value: "phone" } } };

const changedPrice = createMemoryOrders();
changedPrice.setPrices([{ product: 7, variant: null, price_brutto: price("660") }]);

export const PriceChanged: Story = {
	name: "R-ORDER-06 shows the service's newer price next to its line",
	args: { entered: true, orders: changedPrice },
	play: async (context) => {
		await order(context);
		await expect(await context.canvas.findByText(/jetzt 660,00.€ statt 640,00.€/)).toBeVisible();
	},
};

const changedDates = createMemoryOrders();
changedDates.setDelivery({ deliveryDates: null, deliveryDays: { earliest: 11, latest: 13 } });

/** The order in stories is paid in advance. */
const orderOnOtherDates: Play = async (context) => {
	await order(context);
	await expect(
		await context.canvas.findByText("Lieferzeit: 11 bis 13 Arbeitstage nach Erteilung des Zahlungsauftrags"),
	).toBeVisible();
};

export const DatesChanged: Story = {
	name: "B-USE-12 shows the service's newer delivery dates before ordering",
	args: { entered: true, orders: changedDates },
	play: orderOnOtherDates,
};

export const DatesChangedInZeitwerk: Story = {
	...DatesChanged,
	name: "Dates changed in Zeitwerk",
	globals: { theme: "zeitwerk", viewport: { value: "phone" } },
};

export const DatesChangedInMaison: Story = {
	...DatesChanged,
	name: "Dates changed in Maison",
	globals: { theme: "maison" },
};

const refusing = createMemoryOrders();
refusing.setFault("refused");

export const Refused: Story = {
	name: "R-ORDER-01 reports a refusal and keeps all data",
	args: { entered: true, orders: refusing },
	play: async (context) => {
		await order(context);
		await expect(
			await context.canvas.findByText("Die Bestellung konnte nicht gesendet werden."),
		).toBeVisible();
	},
};

export const PayPal: Story = {
	name: "R-PAY-02 offers to retry a cancelled payment or to pay by transfer",
	args: { entered: true, payment: 4, consent: { outcome: "cancelled" } },
	play: async (context) => {
		await order(context);
		await expect(await context.canvas.findByText(/Ihre Bestellung besteht weiter/)).toBeVisible();
		await expect(
			context.canvas.getByRole("button", { name: "Stattdessen per Überweisung bezahlen" }),
		).toBeVisible();
	},
};

export const PayPalNotLoaded: Story = {
	name: "R-PAY-02 reports a payment script that cannot be loaded",
	args: { entered: true, payment: 4, consent: null },
	play: async (context) => {
		await order(context);
		await expect(await context.canvas.findByText("PayPal konnte nicht geladen werden.")).toBeVisible();
	},
};

export const ProviderOpen: Story = {
	name: "B-REL-06 continues an open payment at the provider's page",
	args: { entered: true, payment: 4, consent: { outcome: "open" } },
	play: async (context) => {
		await order(context);
		const { canvas } = context;
		await expect(
			await canvas.findByText("Die Zahlung mit PayPal ist noch geöffnet.", { exact: false }),
		).toBeVisible();
		await expect(canvas.getByRole("button", { name: "Erneut versuchen" })).toBeVisible();
	},
};

const collection = { id: 2, display_name: "Abholung in Charlottenburg", free: true, collection: true };
const shipping = { id: 1, display_name: "Paketversand", free: false, collection: false };

export const Handover: Story = {
	name: "B-USE-18 shows where deliveries go below the first choice on phones",
	args: { settings: { shipping_methods: [shipping, collection] } },
	globals: { viewport: { value: "narrow" } },
	play: async ({ canvas }) => {
		const collect = await canvas.findByRole("button", { name: /^Abholung in Charlottenburg/ });
		await expect(collect).toHaveAccessibleDescription(/kostenlos/);
		const limits = canvas.getByText("Lieferung nach: Deutschland");
		await expect(collect.getBoundingClientRect().bottom).toBeLessThan(limits.getBoundingClientRect().top);
	},
};

export const HandoverInZeitwerk: Story = {
	...Handover,
	name: "Handover in Zeitwerk",
	globals: { theme: "zeitwerk", viewport: { value: "narrow" } },
};

export const HandoverInMaison: Story = {
	args: { settings: { shipping_methods: [shipping, collection] } },
	globals: { theme: "maison" },
};

export const PricesUnread: Story = {
	name: "B-LAW-17 does not order goods without a known price if it cannot be read",
	args: {
		unread: true,
		lines: orderLines().map((line) => ({ ...line, priceBrutto: { amount: zero, currency: "EUR" } })),
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByText("Die Produkte konnten nicht geladen werden.")).toBeVisible();
		await expect(canvas.getByRole("button", { name: "Erneut versuchen" })).toBeVisible();
		await expect(canvas.queryByRole("button", { name: /^Weiter/ })).toBeNull();
	},
};

export const PricesToAccept: Story = {
	name: "B-LAW-17 leads back to the cart first for goods with an unseen price",
	args: { lines: orderLines().map((line) => ({ ...line, priceBrutto: { amount: zero, currency: "EUR" } })) },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole("link", { name: "Warenkorb ändern" })).toBeVisible();
	},
};

export const Empty: Story = { args: { lines: [] } };

export const Maintenance: Story = {
	name: "R-PROD-06 refuses the checkout in maintenance with a notice",
	args: { settings: { maintenance_mode: true } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText("Der Shop macht gerade eine Pause.")).toBeVisible();
		await expect(canvas.queryByRole("radio")).toBeNull();
		await expect(canvas.queryByRole("textbox")).toBeNull();
	},
};
