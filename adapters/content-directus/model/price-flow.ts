import type { Flow } from "#adapters/content-directus/model/install-flow.ts";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import { readAll } from "#adapters/content-directus/model/read-all.ts";
import { recordedField } from "#adapters/content-directus/model/recorded-prices.ts";
import { stableId } from "#adapters/content-directus/model/stable-id.ts";
import { product } from "#core/content/product.ts";
import { variant } from "#core/content/product-parts.ts";
import { publicationFields } from "#core/content/publication.ts";

const { collection } = product;

/** The ids that the first operation returns, in the format of Flows. */
const saved = "{{saved.ids}}";

/** The script that returns the ids of the items that were saved: products or variants. */
const savedScript = `module.exports = ({ $trigger: { key, keys } }) => ({ ids: keys ?? [key] });`;

/**
 * The script that returns the products whose records change. It adds each price that is not the last one of its history: the product's, and
 * those of variants that have one of their own. A variant whose own price was removed gets a record without a price, from which
 * on it costs what the product costs. Before a product is published at a moment, its record has the time of that moment and changes with
 * the price. Records that were to come are removed from a product that is a draft again.
 */
const recordScript = `module.exports = ({ read }) => {
	const now = Date.now();
	const time = (text) => (text ? Date.parse(text) : null);
	const isPrice = (price) => price !== null && price !== undefined && price !== "" && !Number.isNaN(Number(price));
	const isSame = (one, other) => (isPrice(one) ? isPrice(other) && Number(one) === Number(other) : !isPrice(other));
	const changed = read.flatMap((item) => {
		const stored = item.${recordedField} ?? [];
		const past = stored.filter((entry) => time(entry.date) <= now);
		const end = time(item.unpublish_at);
		const isAsked = item.status === "published" && (end === null || end > now);
		const date = new Date(Math.max(now, time(item.publish_at) ?? now)).toISOString();
		const record = (place, price, entered) => {
			const isOwn = (entry) =>
				(entry.currency ?? null) === (place.currency ?? null) && (entry.variant ?? null) === (place.variant ?? null);
			const before = [...(entered ?? []).filter((entry) => time(entry.date) <= now), ...past.filter(isOwn)];
			const last = before.sort((one, other) => time(one.date) - time(other.date)).at(-1);
			if (last ? isSame(last.price_brutto, price) : !isPrice(price)) return [];
			if (!isPrice(price) && !place.variant) return [];
			const added = { date, price_brutto: isPrice(price) ? price : null, ...place };
			return [stored.find((entry) => isOwn(entry) && entry.date === date && isSame(entry.price_brutto, price)) ?? added];
		};
		const asked = ({ price_brutto, price_history, prices }, place) => {
			const others = (prices ?? []).map(({ currency }) => currency);
			const own = past.filter((entry) => entry.currency && (entry.variant ?? null) === (place.variant ?? null));
			const currencies = new Set([...others, ...own.map(({ currency }) => currency)]);
			return [
				...record(place, price_brutto, price_history),
				...[...currencies].flatMap((currency) => {
					const entry = (prices ?? []).find((other) => other.currency === currency);
					return record({ currency, ...place }, entry?.price_brutto, entry?.price_history);
				}),
			];
		};
		const variants = (item.product_variants ?? []).filter(({ active }) => active !== false);
		const added = isAsked
			? [asked(item, {}), ...variants.map((own) => asked(own, { variant: own.id, name: own.display_name }))].flat()
			: [];
		const next = [...past, ...added];
		return JSON.stringify(next) === JSON.stringify(stored) ? [] : [{ id: item.id, ${recordedField}: next }];
	});
	return { changed };
};`;

/** The fields of a product that are read, with those of its variants. */
const priceFields = ["price_brutto", "price_history", "prices"];
const readFields = [
	...["id", "status", ...Object.keys(publicationFields), recordedField, ...priceFields],
	...["id", "display_name", "active", ...priceFields].map((name) => `product_variants.${name}`),
];

/**
 * Returns the Flow that records the prices of published products and their variants when they are saved. Its own change starts it again,
 * so that it ends with the stored price as the last record, whoever saved at the same time.
 */
export function priceFlow(): Flow {
	const idOf = (name: string) => stableId("prices", name);
	return {
		id: idOf("flow"),
		name: "Facette prices",
		trigger: "event",
		options: {
			type: "action",
			scope: ["items.create", "items.update"],
			collections: [collection, variant.collection],
		},
		operations: [
			{ id: idOf("saved"), key: "saved", name: "Saved", type: "exec", options: { code: savedScript } },
			{
				id: idOf("read"),
				key: "read",
				name: "Read",
				type: "item-read",
				options: {
					collection,
					permissions: "$full",
					query: {
						fields: readFields,
						filter: { _or: [{ id: { _in: saved } }, { product_variants: { id: { _in: saved } } }] },
						limit: -1,
					},
				},
			},
			{ id: idOf("record"), key: "record", name: "Record", type: "exec", options: { code: recordScript } },
			{
				id: idOf("store"),
				key: "store",
				name: "Store",
				type: "item-update",
				options: {
					collection,
					permissions: "$full",
					emitEvents: true,
					payload: "{{record.changed}}",
				},
			},
		],
	};
}

/** The number of products per request. */
const batch = 100;

/** Saves the published products as they are, so that a new Flow records the prices of today. */
export async function savePublishedProducts(send: Send): Promise<void> {
	const rows = await readAll(send, collection, "id,status");
	const published = rows.flatMap(({ id, status }) => (status === "published" ? [id] : []));
	for (let start = 0; start < published.length; start += batch)
		await send("PATCH", `/items/${collection}`, {
			keys: published.slice(start, start + batch),
			data: { status: "published" },
		});
}
