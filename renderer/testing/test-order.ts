import type { OrderPayload } from "#core/checkout/order-payload.ts";
import type { PlacedOrder } from "#core/checkout/placed-order.ts";

const order_uuid = "01010101-0101-4101-8101-010101010101";

/** An order of one ring, as the checkout hands it to payment providers. Decimals and ids are texts that parsing would brand. */
const payload = {
	order_uuid,
	project: "juwelier.example",
	language: "de",
	currency: "EUR",
	lines: [{ product: 1, variant: null, personalization: null, count: 1, price_brutto: "990.5" }],
	totalCount: 1,
	totalPriceBrutto: "990.5",
	shippingCost: "4.9",
	total: "995.4",
	shippingMethod: "Paket",
	paymentMethod: 1,
	customerEmail: "mara@example.com",
	shippingAddress: {
		company: "",
		given_name: "Mara",
		family_name: "Öztürk",
		street: "Lange Straße",
		number: "7a",
		zip_code: "70173",
		city: "Stuttgart",
		country_code: "DE",
		phone: "",
	},
	invoiceAddress: null,
	comment: "",
	presentWrap: false,
	presentWrapCost: "0",
	cardText: "",
	deliveryDates: null,
	deliveryDays: { earliest: 7, latest: 7 },
	acceptedTexts: [
		{ type: "terms", version: "2026-05" },
		{ type: "privacy", version: "3" },
	],
	personalizedGoodsAcknowledged: null,
	usedLiabilityMonths: null,
} as unknown as OrderPayload;

/** The order service's answer to that order; its total differs from the payload's, and is the amount to pay. */
const placed = {
	order_id: 17,
	order_uuid,
	order_number: "B-2026-17",
	total: "1004.3",
} as unknown as PlacedOrder;

/** An order for tests of payment providers: what was ordered, and what the order service accepted. */
export const testOrder: { readonly payload: OrderPayload; readonly placed: PlacedOrder } = {
	payload,
	placed,
};
