import { availabilityRank, type StockedProduct } from "#core/catalogue/availability.ts";
import { type CatalogueColumns, type PriceColumns, withPrices } from "#core/catalogue/catalogue-index.ts";
import type { IndexedProduct } from "#core/catalogue/product.ts";
import type { ProductContent } from "#core/catalogue/shop-content.ts";
import type { Language } from "#core/language/language.ts";
import { loadedWhole } from "#core/shared/deferred.ts";
import { digestOf } from "#renderer/cache/digest-of.ts";
import { memoized, once } from "#renderer/plan/shop/shop-products.ts";

/** What was made of a shop's products before, all else being the same. */
export interface ColumnsMemory {
	get(key: string): string | undefined;
	set(key: string, json: string): void;
	/** Has everything stay for the next build, asked for or not. */
	stay(): void;
}

/** Returns the digest of a product's content, of 16 characters. */
type ProductDigest = (product: ProductContent) => string;

/** What is kept of all products, in their order, to see which have changed. */
interface KeptProducts {
	/** Their digests. */
	readonly digests: string;
	/** Digests of what columns show of them in addition to prices and stock. */
	readonly others: string;
	/** Their ranks by how soon they can be had, a digit each. */
	readonly available: string;
}

const digestLength = 16;
const digestAt = (digests: string, place: number) =>
	digests.slice(place * digestLength, (place + 1) * digestLength);

/** What columns show of a product but prices and stock; as a type, so that none of it can be forgotten. */
type OtherFields = Readonly<Record<Exclude<keyof IndexedProduct, keyof StockedProduct>, unknown>>;

/** Digest of {@link OtherFields} of a product, in all languages. */
function digestOfOthers(content: ProductContent): string {
	const product = loadedWhole(content);
	const {
		status,
		project,
		category,
		manufacturer,
		subcategories,
		tags,
		attributes,
		condition,
		date_created,
	} = product;
	const names = product.translations.map(({ language, display_name }) => [language, display_name]);
	const others: OtherFields = {
		status,
		project,
		category,
		manufacturer,
		subcategories,
		tags,
		attributes,
		condition,
		date_created,
		// Its slug is its name where it has no other.
		display_name: [product.slug, names],
	};
	return digestOf(others);
}

/** The products as they are now, and which of them have other prices or stock than before; null where more has changed. */
function compareProducts(
	products: readonly ProductContent[],
	known: KeptProducts | null,
	digestOfProduct: ProductDigest,
) {
	const all = products.map(digestOfProduct);
	const isKnown = known?.digests.length === all.length * digestLength;
	const changed = all.flatMap((digest, place) =>
		isKnown && digestAt(known.digests, place) === digest ? [] : [place],
	);
	const different = new Set(changed);
	const others = products.map((product, place) =>
		different.has(place) ? digestOfOthers(product) : digestAt(known?.others ?? "", place),
	);
	const available = products.map((product, place) =>
		different.has(place) ? availabilityRank(product) : Number(known?.available[place]),
	);
	const now = { digests: all.join(""), others: others.join(""), available: available.join("") };
	return { now, changed: isKnown && known.others === now.others ? changed : null, available };
}

/** Columns as JSON has them, numbers and maps as texts; lists are plain data. */
function toPlain(value: unknown): unknown {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
	if (value instanceof Int32Array)
		return { numbers: Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString("base64") };
	if (value instanceof Map) return { entries: [...value] };
	return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, toPlain(field)]));
}

function fromPlain(value: unknown): unknown {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
	if ("numbers" in value) {
		const bytes = Buffer.from(String(value.numbers), "base64");
		// In memory of its own, whose beginning is where numbers may begin.
		return new Int32Array(Uint8Array.from(bytes).buffer);
	}
	if ("entries" in value) return new Map(value.entries as readonly [unknown, unknown][]);
	return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, fromPlain(field)]));
}

/** The columns that no price and no stock changes. */
type OtherColumns = Omit<CatalogueColumns, "price" | "orders"> & {
	readonly orders: Omit<CatalogueColumns["orders"], keyof PriceColumns["orders"]>;
};

function splitColumns({ price, orders, ...columns }: CatalogueColumns): {
	readonly prices: PriceColumns;
	readonly others: OtherColumns;
} {
	const { price_brutto, available, ...otherOrders } = orders;
	return {
		prices: { price, orders: { price_brutto, available } },
		others: { ...columns, orders: otherOrders },
	};
}

/** Columns that were kept, each with a digest of the products that they were made from. */
function createStoredColumns(memory: ColumnsMemory) {
	return {
		get<Columns>(name: string, of: string): Columns | null {
			const stored = memory.get(name);
			const { of: made, columns } = stored ? JSON.parse(stored) : {};
			return made === of ? (fromPlain(columns) as Columns) : null;
		},
		set(name: string, of: string, columns: PriceColumns | OtherColumns) {
			memory.set(name, JSON.stringify({ of, columns: toPlain(columns) }));
		},
	};
}

/** Makes the columns of products, of which those stay that show nothing which has changed. */
function createFromMemory(
	products: readonly ProductContent[],
	memory: ColumnsMemory,
	digestOfProduct: ProductDigest,
	make: (language: Language) => CatalogueColumns,
) {
	const json = memory.get("products");
	const known: KeptProducts | null = json ? JSON.parse(json) : null;
	const { now, changed, available } = compareProducts(products, known, digestOfProduct);
	memory.stay();
	if (changed?.length !== 0) memory.set("products", JSON.stringify(now));
	const stored = createStoredColumns(memory);
	const of = digestOf(now.others);
	const ofPrices = digestOf(now.digests);
	const others = new Map(changed?.map((place) => [place, products[place] as ProductContent]));
	const pricesNow = once((): PriceColumns | null => {
		const before = changed && known && stored.get<PriceColumns>("prices", digestOf(known.digests));
		if (!before || others.size === 0) return before;
		const prices = withPrices(before.price, others, available);
		stored.set("prices", ofPrices, prices);
		return prices;
	});
	const keptColumns = (language: Language): CatalogueColumns | null => {
		const columns = changed && stored.get<OtherColumns>(`columns ${language}`, of);
		const prices = columns && pricesNow();
		return columns && prices && { ...columns, ...prices, orders: { ...columns.orders, ...prices.orders } };
	};
	return {
		/** Digest of what columns show of all products but prices and stock. */
		others: of,
		columns(language: Language): CatalogueColumns {
			const kept = keptColumns(language);
			if (kept) return kept;
			const made = make(language);
			const split = splitColumns(made);
			stored.set(`columns ${language}`, of, split.others);
			stored.set("prices", ofPrices, split.prices);
			return made;
		},
	};
}

/** The columns of a shop's products. */
export interface KeptColumns {
	/** Digest of what columns show of all products but prices and stock. */
	others(): string;
	/** Made when they are first asked for. */
	columns(language: Language): CatalogueColumns;
}

const nothingKept: ColumnsMemory = { get: () => undefined, set: () => undefined, stay: () => undefined };

/** Prepares the columns of products; without a memory nothing is kept. */
export function createKeptColumns(
	products: readonly ProductContent[],
	memory: ColumnsMemory | null,
	digestOfProduct: ProductDigest,
	make: (language: Language) => CatalogueColumns,
): KeptColumns {
	const kept = once(() => createFromMemory(products, memory ?? nothingKept, digestOfProduct, make));
	return {
		others: () => kept().others,
		columns: memory ? memoized((language) => kept().columns(language)) : make,
	};
}
