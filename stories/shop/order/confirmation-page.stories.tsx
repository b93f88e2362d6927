import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { framedDocs } from "#stories/fixtures/dialogs.ts";
import { OrderStory } from "#stories/shop/order-models.tsx";
import { plainProduct } from "#stories/shop/product-models.ts";
import { address } from "#tests/core/shop-fixtures.ts";

const confirmed = {
	order: {
		order_id: 17,
		order_uuid: "07070707-0707-4707-8707-070707070707",
		order_number: "26-7K4M-9QXT",
		total: "4471.8",
	},
	customerEmail: "mara@beispiel.example",
	paymentMethod: 1,
	payment: "Vorkasse",
	kind: "transfer",
	paid: false,
	differs: false,
	shipping: { method: "Paketversand", cost: "6.9" },
	goods: [
		{ product: { id: 7 }, variant: null, personalization: null, count: 2, price: "1280" },
		{
			product: { id: 103 },
			variant: { id: 54 },
			personalization: { text: "Für immer, Mara & Jonas 2026", font: "Schreibschrift" },
			count: 1,
			price: "3180",
		},
	],
	shippingAddress: address,
	invoiceAddress: null,
	gift: { presentWrap: true, presentWrapCost: "4.9", cardText: "Für immer.\nM." },
};

/**
 * The confirmation with a shop in memory: number, totals, how to pay, next steps.
 *
 * Use it for an order that the order service has accepted. Not for one whose outcome is unknown: the cart shows
 * that.
 */
const meta = {
	parameters: framedDocs,
	component: OrderStory,
	args: { type: "confirmation", state: confirmed },
} satisfies Meta<typeof OrderStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByTransfer: Story = {
	name: "R-PAY-04 shows number, total and bank details",
	play: async ({ canvas }) => {
		await expect(
			await canvas.findByRole("heading", { name: "Vielen Dank für Ihre Bestellung" }),
		).toBeVisible();
		await expect(await canvas.findByRole("heading", { name: "Bankverbindung" })).toBeVisible();
		await expect(canvas.getByText(/im Voraus/)).toBeVisible();
		await expect(await canvas.findByText(`2 × ${plainProduct().display_name}`)).toBeVisible();
		await expect(canvas.getByText(/1\.280,00/)).toBeVisible();
		await expect(canvas.getByText("Ringgröße: 54")).toBeVisible();
		await expect(canvas.getByText("Für immer, Mara & Jonas 2026")).toBeVisible();
		await expect(canvas.getByText("Versand: Paketversand")).toBeVisible();
		await expect(canvas.getAllByText(/mara@beispiel\.example/)).toHaveLength(1);
	},
};

export const OnInvoice: Story = {
	args: { state: { ...confirmed, paymentMethod: 2, payment: "Rechnung", kind: "invoice" } },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText(/Sie erhalten eine Rechnung/)).toBeVisible();
		await expect(canvas.queryByText(/im Voraus/)).toBeNull();
		await expect(await canvas.findByRole("heading", { name: "Bankverbindung" })).toBeVisible();
	},
};

export const Paid: Story = {
	args: { state: { ...confirmed, paymentMethod: 4, payment: "PayPal", kind: "payNow", paid: true } },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText("Ihre Zahlung mit PayPal ist freigegeben.")).toBeVisible();
		await expect(canvas.queryByRole("heading", { name: "Bankverbindung" })).toBeNull();
	},
};

export const SentBefore: Story = {
	name: "B-REL-05 shows number and total of an order that was sent before with other contents",
	args: { state: { ...confirmed, differs: true, shipping: null, goods: [] } },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText(/Diese Bestellung hatten Sie schon vorher gesendet/)).toBeVisible();
		await expect(canvas.getAllByText("26-7K4M-9QXT")[0]).toBeVisible();
	},
};

export const DirectVisit: Story = {
	args: { state: null },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/sobald Sie bestellt haben/)).toBeVisible();
	},
};
