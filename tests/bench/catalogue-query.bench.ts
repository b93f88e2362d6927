/**
 * Prints the time of a list query over 1,000, 10,000 and 100,000 products and its growth; fails if the
 * median at 10,000 takes longer than a frame. Run by: npx jiti tests/bench/catalogue-query.bench.ts
 */
import { createCatalogueIndex } from "#core/catalogue/catalogue-index.ts";
import type { CatalogueProduct } from "#core/catalogue/product.ts";
import { type CatalogueQuery, emptyQuery } from "#core/catalogue/query.ts";
import { queryCatalogue } from "#core/catalogue/query-catalogue.ts";
import { type DecimalText, parseDecimal } from "#core/money/decimal-text.ts";

const frame = 16;
const sizes = [1_000, 10_000, 100_000];
const rounds = 31;

const price = (value: number): DecimalText => parseDecimal(value.toFixed(2)) as DecimalText;

/** Creates a linear congruential generator, so that products are the same in every run. */
function seeded(seed: number): (below: number) => number {
	let state = seed;
	return (below) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
}

function reference(kind: string, id: number): NonNullable<CatalogueProduct["category"]> {
	return { id, display_name: `${kind} ${id}`, slug: `${kind}-${id}` };
}

function makeProducts(count: number): readonly CatalogueProduct[] {
	const pick = seeded(7);
	return Array.from({ length: count }, (_, id) => ({
		id,
		display_name: `Ring Größe ${pick(count)}`,
		slug: `ring-${id}`,
		images: [{ private_hash: `hash-${id}` }],
		manufacturer: reference("marke", pick(60)),
		category: reference("kategorie", pick(14)),
		stock: pick(5),
		product_variants: Array.from({ length: pick(4) }, () => ({
			price_brutto: price(50 + pick(500_000) / 100),
			active: pick(10) > 0,
			quantity: null,
			stock: null,
			reorder_possible: null,
		})),
		reorder_possible: false,
		condition: null,
		margin_taxed: null,
		ratings: [],
		price_brutto: price(50 + pick(500_000) / 100),
		price_history: null,
		quantity: null,
		status: pick(20) > 0 ? "published" : "draft",
		project: "shop.example",
		subcategories: [{ subcategory_id: pick(40) }, { subcategory_id: pick(40) }],
		tags: [`tag-${pick(30)}`],
		attributes: Array.from({ length: 6 }, (_, group) => ({
			attribute_group: { id: group, display_name: `Gruppe ${group}` },
			display_values: [`Wert ${pick(12)}`, `Wert ${pick(12)}`],
		})),
		date_created: new Date(1.6e12 + pick(1_000_000) * 1e5).toISOString(),
	}));
}

const queries: Readonly<Record<string, CatalogueQuery>> = {
	"no filter, default order": emptyQuery,
	"no filter, by name": { ...emptyQuery, sort: ["display_name"] },
	"no filter, by price, newest, page 4": {
		...emptyQuery,
		sort: ["-price_brutto", "-date_created"],
		page: 4,
	},
	"every filter, by price": {
		...emptyQuery,
		category: "kategorie-3",
		manufacturers: ["marke-1", "marke-2", "marke-3"],
		subcategories: ["1", "2", "3", "4"],
		attributes: { 0: ["Wert 1", "Wert 2"], 1: ["Wert 3", "Wert 4"], 2: ["Wert 5"] },
		price: { min: price(100), max: price(2500) },
		tag: "tag-3",
		sort: ["price_brutto"],
	},
	"loose filters, by price and name": {
		...emptyQuery,
		attributes: { 0: ["Wert 1", "Wert 2", "Wert 3", "Wert 4"], 1: ["Wert 1", "Wert 2", "Wert 3", "Wert 4"] },
		price: { min: price(100), max: null },
		sort: ["price_brutto", "display_name"],
	},
};

function milliseconds(run: () => void): number {
	const start = performance.now();
	run();
	return performance.now() - start;
}

function median(values: readonly number[]): number {
	return [...values].sort((left, right) => left - right)[values.length >> 1] as number;
}

const medians = new Map<string, readonly number[]>();
const worst = new Map<number, number>();
const preparation: number[] = [];
for (const size of sizes) {
	const products = makeProducts(size);
	preparation.push(
		median(
			[1, 2, 3].map(() => milliseconds(() => createCatalogueIndex(products, { project: "shop.example" }))),
		),
	);
	const index = createCatalogueIndex(products, { project: "shop.example" });
	for (const [name, query] of Object.entries(queries)) {
		const times = Array.from({ length: rounds }, () => milliseconds(() => queryCatalogue(index, query)));
		medians.set(name, [...(medians.get(name) ?? []), median(times)]);
		worst.set(size, Math.max(worst.get(size) ?? 0, ...times));
	}
}

const line = (name: string, values: readonly number[]): string => {
	const [small = 0, middle = 0, large = 0] = values;
	const columns = [small, middle, large].map((value) => value.toFixed(2).padStart(9));
	const growth = [middle / small, large / middle].map((ratio) => `x${ratio.toFixed(1)}`.padStart(7));
	return `${name.padEnd(38)}${columns.join("")}${growth.join("")}`;
};
console.log(`${"median ms at".padEnd(38)}${sizes.map((size) => String(size).padStart(9)).join("")}  growth`);
for (const [name, values] of medians) console.log(line(name, values));
console.log(line("slowest single run, cold ones included", [...worst.values()]));
console.log(line("preparing the index, once", preparation));

const slowest = Math.max(...[...medians.values()].map((values) => values[1] as number));
console.log(`slowest median at 10,000: ${slowest.toFixed(2)} ms of ${frame} ms`);
if (slowest > frame) process.exitCode = 1;
