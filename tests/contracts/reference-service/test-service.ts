import { createHash } from "node:crypto";
import { afterAll, beforeAll } from "vitest";
import { resetDatabase } from "#contracts/reference-service/database/database.ts";
import {
	createReferenceService,
	type ReferenceService,
	type ReferenceServiceOptions,
} from "#contracts/reference-service/reference-service.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import { orderUuid } from "#core/checkout/order-uuid.ts";
import { address, decimalOf, shopSettings } from "#tests/core/shop-fixtures.ts";
import { testDatabase } from "./test-database.ts";

/** The domain of the tests' shop. */
export const project = "juwelier.example";

/** Returns a published product at 100 EUR with untracked stock, with some fields replaced. */
export function product(id: number, changes: Readonly<Record<string, unknown>> = {}) {
	return {
		id,
		display_name: `Ring ${id}`,
		slug: `ring-${id}`,
		status: "published",
		project,
		price_brutto: "100",
		stock: null,
		reorder_possible: false,
		shipping_time: 5,
		reference_number: `R-${id}`,
		personalization: null,
		product_variants: [],
		...changes,
	};
}

/** Returns a size of a product that inherits everything, with some fields replaced. */
export function variant(id: number, changes: Readonly<Record<string, unknown>> = {}) {
	return {
		id,
		display_name: `Size ${id}`,
		active: true,
		price_brutto: null,
		stock: null,
		reference_number_suffix: `-${id}`,
		shipping_time: null,
		reorder_possible: null,
		...changes,
	};
}

const engraving = {
	id: 1,
	display_name: "Gravur",
	fields: [
		{ name: "text", display_name: "Text", type: "text", required: true, max_length: 10, options: [] },
		{
			name: "font",
			display_name: "Schrift",
			type: "select",
			required: false,
			max_length: null,
			options: ["A"],
		},
		{ name: "heart", display_name: "Herz", type: "checkbox", required: false, max_length: null, options: [] },
	],
};

/** The products of the tests' shop. */
export const products = [
	product(1),
	product(2, { stock: 1 }),
	product(3, {
		price_brutto: "10",
		stock: 5,
		product_variants: [
			variant(54),
			variant(56, { price_brutto: "12.34", stock: 2 }),
			variant(58, { reorder_possible: true }),
			variant(60, { active: false }),
		],
	}),
	product(4, { personalization: engraving }),
	product(5, { price_brutto: null }),
	product(6, { status: "draft" }),
	product(7, { stock: 2, reorder_possible: true, price_brutto: "0.1" }),
	product(8, { project: "another.example" }),
];

/** A shop that ships parcels for 4.90 EUR. */
export const settings = shopSettings({ bank_details: "IBAN DE02", shipping_countries: [] });

/** Starts a service in memory with generous limits, with some options replaced. */
export async function startService(
	changes: Partial<ReferenceServiceOptions> = {},
): Promise<ReferenceService> {
	return createReferenceService({
		catalogue: { project, products, settings },
		...(changes.dataFolder ? {} : testDatabase()),
		rateFactor: 1_000_000,
		dev: true,
		...changes,
	});
}

/** Starts one service for all tests of a file, emptied on demand. */
export function serviceOfFile(changes: Partial<ReferenceServiceOptions> = {}) {
	let service: ReferenceService | undefined;
	const running = (): ReferenceService => {
		if (!service) throw new Error("The service runs within tests only.");
		return service;
	};
	beforeAll(async () => {
		service = await startService(changes);
	});
	afterAll(() => service?.close());
	return {
		running,
		post: (path: string, body: unknown) => post(running(), path, body),
		rows: (sql: string, ...values: (string | number)[]) => running().database.query(sql, values),
		/** Simulates mails of a kind to other people today. */
		fillOutbox: (kind: string, mails: number) =>
			running().database.query(
				`INSERT INTO outbox (kind, recipient, recipient_key, language, subject, text, created_at, next_attempt_at)
				SELECT $1, 'n' || n, 'n' || n, 'de', 's', 't', $2::timestamptz, $2::timestamptz
				FROM generate_series(1, $3::int) AS n`,
				[kind, (changes.now?.() ?? new Date()).toISOString(), mails],
			),
		/** Empties all tables and resets the stock. */
		reset: () => resetDatabase(running().database),
	};
}

/** The response to a call. */
export interface Reply {
	readonly status: number;
	readonly body: Readonly<Record<string, unknown>>;
}

/** Posts JSON over the network, like a browser. */
export async function post(service: ReferenceService, path: string, body: unknown): Promise<Reply> {
	const response = await fetch(`${service.url}${path}`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: typeof body === "string" ? body : JSON.stringify(body),
	});
	return { status: response.status, body: (await response.json()) as Reply["body"] };
}

/** Returns an order's key, the same for the same seed. */
export function uuidOf(seed: string | number) {
	return orderUuid(createHash("sha256").update(String(seed)).digest().subarray(0, 16));
}

/** Returns a line of one ring at 100 EUR, with some fields replaced. */
export function line(changes: Partial<OrderPayload["lines"][number]> = {}): OrderPayload["lines"][number] {
	return {
		product: 1,
		variant: null,
		personalization: null,
		count: 1,
		price_brutto: decimalOf("100"),
		...changes,
	};
}

/** Returns an order of one ring at 100 EUR with parcel shipping, with some fields replaced. */
export function order(seed: string | number, changes: Partial<OrderPayload> = {}): OrderPayload {
	return {
		order_uuid: uuidOf(seed),
		project,
		language: "de",
		currency: "EUR",
		lines: [line()],
		totalCount: 1,
		totalPriceBrutto: decimalOf("100"),
		shippingCost: decimalOf("4.9"),
		total: decimalOf("104.9"),
		shippingMethod: "Paket",
		paymentMethod: 1,
		customerEmail: "mara@example.com",
		shippingAddress: address,
		invoiceAddress: null,
		comment: "",
		presentWrap: false,
		presentWrapCost: decimalOf("0"),
		cardText: "",
		deliveryDates: null,
		deliveryDays: null,
		acceptedTexts: [{ type: "terms", version: "2026-05" }],
		personalizedGoodsAcknowledged: null,
		usedLiabilityMonths: null,
		...changes,
	};
}
