import { availabilityRank, type StockedProduct } from "#core/catalogue/availability.ts";
import { type CatalogueColumns, type PriceColumns, withPrices } from "#core/catalogue/catalogue-index.ts";
import type { IndexedProduct } from "#core/catalogue/product.ts";
import type { Language } from "#core/shared/language.ts";
import type { ProductContent } from "#core/site/shop-content.ts";
import { digestOf } from "#renderer/pipeline/digest-of.ts";
import { memoized } from "#renderer/plan/shop/shop-products.ts";

/** What was made of a shop's products before, all else being the same. */
export interface ColumnsMemory {
	get(key: string): string | undefined;
	set(key: string, json: string): void;
	/** Digest of a product's content, of 16 characters. */
	digestOf(product: ProductContent): string;
}

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
function digestOfOthers(product: ProductContent): string {
	const { status, project, category, manufacturer, subcategories, tags, attributes, date_created } = product;
	const names = product.translations.map(({ language, display_name }) => [language, display_name]);
	const others: OtherFields = {
		status,
		project,
		category,
		manufacturer,
		subcategories,
		tags,
		attributes,
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
	memory: ColumnsMemory,
) {
	const all = products.map(memory.digestOf);
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

/** Numbers and maps as JSON has them. */
function toJson(_: string, value: unknown): unknown {
	if (value instanceof Int32Array)
		return { numbers: Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString("base64") };
	return value instanceof Map ? { entries: [...value] } : value;
}

function fromJson(_: string, value: unknown): unknown {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
	if ("numbers" in value) {
		const bytes = Buffer.from(String(value.numbers), "base64");
		// In memory of its own, whose beginning is where numbers may begin.
		return new Int32Array(Uint8Array.from(bytes).buffer);
	}
	return "entries" in value ? new Map(value.entries as readonly [unknown, unknown][]) : value;
}

/** Makes the columns of products, of which those stay that show nothing which has changed. */
function createFromMemory(
	products: readonly ProductContent[],
	memory: ColumnsMemory,
	make: (language: Language) => CatalogueColumns,
): (language: Language) => CatalogueColumns {
	const json = memory.get("products");
	const known: KeptProducts | null = json ? JSON.parse(json) : null;
	const { now, changed, available } = compareProducts(products, known, memory);
	memory.set("products", JSON.stringify(now));
	const [of, ofBefore] = [digestOf(now), known && digestOf(known)];
	const others = new Map(changed?.map((place) => [place, products[place] as ProductContent]));
	let prices: PriceColumns | null = null;
	const columnsBefore = (language: Language): CatalogueColumns | null => {
		const stored = changed && memory.get(`columns ${language}`);
		if (!stored) return null;
		const { of: made, columns } = JSON.parse(stored, fromJson);
		return made === ofBefore ? columns : null;
	};
	const columnsNow = (language: Language): CatalogueColumns => {
		const before = columnsBefore(language);
		if (!before) return make(language);
		if (others.size === 0) return before;
		prices ??= withPrices(before.price, others, available);
		return { ...before, price: prices.price, orders: { ...before.orders, ...prices.orders } };
	};
	return (language) => {
		const columns = columnsNow(language);
		memory.set(`columns ${language}`, JSON.stringify({ of, columns }, toJson));
		return columns;
	};
}

/** The columns of products in each language, made when one is first asked for; without a memory nothing is kept. */
export function createKeptColumns(
	products: readonly ProductContent[],
	memory: ColumnsMemory | null,
	make: (language: Language) => CatalogueColumns,
): (language: Language) => CatalogueColumns {
	if (!memory) return make;
	let fromMemory: ReturnType<typeof createFromMemory> | null = null;
	return memoized((language) => {
		fromMemory ??= createFromMemory(products, memory, make);
		return fromMemory(language);
	});
}
