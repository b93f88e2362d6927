import type { Flow } from "#adapters/content-directus/model/install-flow.ts";
import { installFlow } from "#adapters/content-directus/model/install-flow.ts";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import { readAll } from "#adapters/content-directus/model/read-all.ts";
import { recordedField } from "#adapters/content-directus/model/recorded-prices.ts";
import { stableId } from "#adapters/content-directus/model/stable-id.ts";
import { product } from "#core/content/product.ts";

const { collection } = product;

/** The script that returns the ids of the items that were saved. */
const savedScript = `module.exports = ({ $trigger: { key, keys } }) => ({ ids: keys ?? [key] });`;

/** The script that returns the products whose price is not the last one of their history, with the new records. */
const recordScript = `module.exports = ({ read }) => {
	const date = new Date().toISOString();
	const changed = read.flatMap(({ id, price_brutto, price_history, prices, ${recordedField}: stored }) => {
		const recorded = stored ?? [];
		const asked = [{ currency: null, price_brutto, price_history }, ...(prices ?? [])];
		const added = asked.flatMap(({ currency = null, price_brutto: price, price_history: entered }) => {
			if (price === null || price === undefined || price === "" || Number.isNaN(Number(price))) return [];
			const own = recorded.filter((entry) => (entry.currency ?? null) === currency);
			const past = [...(entered ?? []), ...own].filter((entry) => Date.parse(entry.date) <= Date.parse(date));
			const last = past.sort((one, other) => Date.parse(one.date) - Date.parse(other.date)).at(-1);
			if (last && Number(last.price_brutto) === Number(price)) return [];
			return [{ date, price_brutto: price, ...(currency === null ? {} : { currency }) }];
		});
		return added.length === 0 ? [] : [{ id, ${recordedField}: [...recorded, ...added] }];
	});
	return { changed };
};`;

/**
 * Returns the Flow that records the prices of published products when they are saved. Its own change starts it again, so that it
 * ends with the stored price as the last record, whoever saved at the same time.
 */
export function priceFlow(): Flow {
	const idOf = (name: string) => stableId("prices", name);
	return {
		id: idOf("flow"),
		name: "Facette prices",
		trigger: "event",
		isOptional: true,
		options: { type: "action", scope: ["items.create", "items.update"], collections: [collection] },
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
						fields: ["id", "price_brutto", "price_history", "prices", recordedField],
						filter: { _and: [{ id: { _in: "{{saved.ids}}" } }, { status: { _eq: "published" } }] },
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

/**
 * Installs the Flow that records prices. When it is new, the published products are saved as they are, so that the prices of today are
 * recorded too. In a dry run the field of the records may not exist. Returns the changes; none when it is repeated.
 */
export async function installPriceFlow(send: Send, isDry: boolean): Promise<readonly string[]> {
	const changes = await installFlow(send, priceFlow());
	if (isDry || changes.length === 0) return changes;
	const rows = await readAll(send, collection, `id,status,${recordedField}`);
	const published = rows.flatMap((row) =>
		row.status === "published" && row[recordedField] === null ? [row.id] : [],
	);
	for (let start = 0; start < published.length; start += batch)
		await send("PATCH", `/items/${collection}`, {
			keys: published.slice(start, start + batch),
			data: { [recordedField]: [] },
		});
	return changes;
}
