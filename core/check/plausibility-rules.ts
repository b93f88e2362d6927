import { isListed } from "#core/catalogue/product.ts";
import type { ProductContent, ShopContent } from "#core/catalogue/shop-content.ts";
import { lengthsIn } from "#core/check/named-measures.ts";
import { spreadOf } from "#core/check/outliers.ts";
import { factsOf } from "#core/check/product-facts.ts";
import { comparingProducts, eachProduct, nameOf, type ProductFault } from "#core/check/product-places.ts";
import type { Rule } from "#core/check/rule.ts";
import { measures, type QuantityUnit } from "#core/money/quantity.ts";

/** Returns a product's numbers for comparison with those of the same kind. */
function numbersOf(
	shop: ShopContent,
	product: ProductContent,
): readonly (readonly [kind: string, field: string, number: number, shown: string])[] {
	const facts = factsOf(shop, product);
	return [
		["stock", "stock", product.stock ?? 0, String(product.stock)] as const,
		["days", "shipping_time", product.shipping_time ?? 0, String(product.shipping_time)] as const,
		[
			"days of making",
			"production_time",
			product.production_time ?? 0,
			String(product.production_time),
		] as const,
		...product.product_variants.flatMap(({ stock, shipping_time, production_time }, place) => [
			["stock", `product_variants.${place}.stock`, stock ?? 0, String(stock)] as const,
			["days", `product_variants.${place}.shipping_time`, shipping_time ?? 0, String(shipping_time)] as const,
			[
				"days of making",
				`product_variants.${place}.production_time`,
				production_time ?? 0,
				String(production_time),
			] as const,
		]),
		...facts.flatMap(({ shown }, place) => {
			const group = String(product.attributes[place]?.attribute_group);
			const [, bar] = /^(\d+(?:[.,]\d+)?)\s?(?:bar|atm)$/i.exec(shown.trim()) ?? [];
			const field = `attributes.${place}.display_values`;
			if (bar !== undefined) return [[group, field, Number(bar.replace(",", ".")), shown] as const];
			return lengthsIn(shown).map(({ length }) => [group, field, length, shown] as const);
		}),
	];
}

/** Limits up to which a number is usual in any shop. */
const usualLimits: Readonly<Record<string, number>> = { stock: 300, days: 30, "days of making": 90 };

/** Creates a function that finds numbers many times as large as the other products'. */
function createUnusualNumberFinder(
	shop: ShopContent,
	domain: string,
): (product: ProductContent) => ProductFault {
	const byKind = new Map<string, number[]>();
	for (const listed of shop.products) {
		if (!isListed({ status: listed.status, project: listed.project ?? domain }, domain)) continue;
		for (const [kind, , number] of numbersOf(shop, listed)) {
			const numbers = byKind.get(kind) ?? [];
			numbers.push(number);
			byKind.set(kind, numbers);
		}
	}
	const spreads = new Map(
		[...byKind].map(([kind, values]) => [kind, spreadOf(values, { least: 5, factor: 7 })]),
	);
	return (product) =>
		numbersOf(shop, product).flatMap(([kind, field, number, shown]) =>
			number > (usualLimits[kind] ?? 0) && number < 10_000 && spreads.get(kind)?.isOutlier(number)
				? [{ field, params: { found: shown } }]
				: [],
		);
}

/** A size in letters: "M", "XL", "one size" is left out because it is no slip among numbers. */
const letterSize = /^(?:\d?X{0,3}[SL]|M)$/u;

/**
 * Finds names of variants that do not fit the others' scale: letters among numbers, or a number several times as large.
 * Names with further words, such as "19 cm (bracelet)" or "on request", are about something else.
 */
function findOddSizes({ product_variants }: ProductContent): ProductFault {
	const sizes = product_variants.map(({ display_name }, place) => {
		const name = display_name.trim();
		const [, number] = /^\D{0,12}?(\d+(?:[.,]\d+)?)(?:\s?(?:mm|cm))?$/i.exec(name) ?? [];
		return { name, place, number: number === undefined ? null : Number(number.replace(",", ".")) };
	});
	const numbers = sizes.flatMap(({ number }) => number ?? []);
	const letters = sizes.filter(({ name }) => letterSize.test(name));
	if (numbers.length < 4 || letters.length > 1) return null;
	const spread = spreadOf(numbers, { least: 3, factor: 4 });
	const odd = sizes.filter(({ number }) => number !== null && spread?.isOutlier(number));
	return [...letters, ...odd].map(({ name, place }) => ({
		field: `product_variants.${place}.display_name`,
		params: { found: name },
	}));
}

/** Finds internal bar codes, which name different goods in every shop (GS1 General Specifications 2.1.11). */
function findInternalCodes({ gtin, product_variants }: ProductContent): ProductFault {
	const isInternal = (code: string | null) =>
		code !== null &&
		/^0*2\d{12}$|^0{5,6}2\d{7}$/.test(code.trim().padStart(14, "0")) &&
		code.trim().length !== 14;
	return [
		{ code: gtin, field: "gtin" },
		...product_variants.map((variant, place) => ({
			code: variant.gtin,
			field: `product_variants.${place}.gtin`,
		})),
	].flatMap(({ code, field }) => (isInternal(code) ? [{ field, params: { found: code ?? "" } }] : []));
}

/** Finds variants with the same reference number suffix; orders cannot distinguish them. */
function findRepeatedSuffixes({ product_variants }: ProductContent): ProductFault {
	const seen = new Set<string>();
	return product_variants.flatMap(({ reference_number_suffix }, place) => {
		const suffix = reference_number_suffix?.trim() ?? "";
		if (suffix === "" || !seen.has(suffix)) {
			if (suffix !== "") seen.add(suffix);
			return [];
		}
		return [{ field: `product_variants.${place}.reference_number_suffix`, params: { found: suffix } }];
	});
}

/**
 * Creates a function that finds reference numbers that differ from another product's only in case, spaces or dashes.
 */
function createAlikeReferenceFinder(): (product: ProductContent) => ProductFault {
	const firstSpellings = new Map<string, { readonly written: string; readonly name: string }>();
	return (product) => {
		const written = product.reference_number?.trim() ?? "";
		const key = written.toLowerCase().replace(/[\s._/-]/g, "");
		if (key === "") return null;
		const other = firstSpellings.get(key);
		if (!other) firstSpellings.set(key, { written, name: nameOf(product) });
		return other && other.written !== written
			? { field: "reference_number", params: { value: written, other: other.name } }
			: null;
	};
}

/** The least number of products in a category to compare their attributes with another category's. */
const leastOfKind = 4;

/** The least number of products in a category to find one that does not fit. */
const leastOfUniform = 6;

/**
 * Creates a function that finds products in the wrong category: they have hardly any of their category's typical
 * attributes, or those of another category.
 */
const createWrongCategoryFinder: (shop: ShopContent) => (product: ProductContent) => ProductFault = ({
	products,
	categories,
}) => {
	const groupsOf = (product: ProductContent) => [
		...new Set(product.attributes.map(({ attribute_group }) => String(attribute_group))),
	];
	const sizes = new Map<string, number>();
	const uses = new Map<string, Map<string, number>>();
	for (const product of products) {
		const category = String(product.category);
		sizes.set(category, (sizes.get(category) ?? 0) + 1);
		const counts = uses.get(category) ?? new Map<string, number>();
		for (const group of groupsOf(product)) counts.set(group, (counts.get(group) ?? 0) + 1);
		uses.set(category, counts);
	}
	// The typical attributes of a category: most of its products have them.
	const typical = new Map(
		[...uses].map(([category, counts]) => [
			category,
			new Set(
				[...counts].flatMap(([group, count]) => (count >= (sizes.get(category) ?? 0) * 0.75 ? [group] : [])),
			),
		]),
	);
	const large = [...typical].filter(([category]) => (sizes.get(category) ?? 0) >= leastOfKind);
	const nameOfCategory = (id: string) =>
		categories.find((category) => String(category.id) === id)?.translations[0]?.display_name ?? id;
	return (product) => {
		const category = String(product.category);
		const groups = groupsOf(product);
		const size = sizes.get(category) ?? 0;
		const expected = typical.get(category);
		if (groups.length === 0 || size < 2 || !expected || expected.size === 0) return null;
		const isForeign = (group: string) => (uses.get(category)?.get(group) ?? 0) <= 1;
		const typicalShare = [...expected].filter((group) => groups.includes(group)).length / expected.size;
		if (typicalShare > 0.34) return null;
		if (size >= leastOfUniform && expected.size >= 3 && typicalShare <= 0.2)
			return { field: "category", params: { found: nameOfCategory(category) } };
		const other = large.find(
			([id, kind]) =>
				id !== category &&
				kind.size >= 3 &&
				[...kind].filter((group) => groups.includes(group)).length >= kind.size * 0.75,
		);
		return other && groups.filter(isForeign).length >= groups.length * 0.5
			? { field: "category", params: { found: nameOfCategory(category) } }
			: null;
	};
};

const contents = /inhalt|content|contenu|füllmenge|volum/iu;

/**
 * Creates a function that finds goods sold by volume or weight whose quantity is missing or contradicts the
 * attribute. Without a quantity, pages show no base price.
 */
const createBaseQuantityFinder =
	(shop: ShopContent) =>
	(product: ProductContent): ProductFault => {
		const fact = factsOf(shop, product).find(({ group }) => contents.test(group));
		const [, number, unit] = /^(\d+(?:[.,]\d+)?)\s?(ml|cl|l|g|kg)$/i.exec(fact?.shown.trim() ?? "") ?? [];
		if (!fact || number === undefined || unit === undefined || product.price_brutto === null) return null;
		const hasVariantQuantity = product.product_variants.some(({ quantity }) => quantity !== null);
		if (product.quantity === null)
			return hasVariantQuantity ? null : { field: "quantity", params: { found: "–", expected: fact.shown } };
		const statedUnit = measures[unit.toLowerCase() as QuantityUnit];
		const fieldUnit = measures[product.quantity.unit];
		const amount = (value: number, { parts }: { readonly parts: number }) => value / parts;
		const isSame =
			statedUnit.base === fieldUnit.base &&
			Math.abs(
				amount(Number(number.replace(",", ".")), statedUnit) -
					amount(Number(product.quantity.amount), fieldUnit),
			) < 1e-9;
		return isSame
			? null
			: {
					field: "quantity",
					params: { found: `${product.quantity.amount} ${product.quantity.unit}`, expected: fact.shown },
				};
	};

/**
 * Rules for data that is possible but improbable, compared with the shop's other data. Not found: errors in small
 * shops, and errors that most products share.
 */
export const plausibilityRules: readonly Rule[] = [
	{
		id: "unusual-number",
		severity: "warning",
		source: "§ 5 UWG",
		find: comparingProducts(createUnusualNumberFinder),
	},
	{ id: "unusual-size", severity: "warning", source: "§ 5 UWG", find: eachProduct(findOddSizes) },
	{
		id: "internal-gtin",
		severity: "warning",
		source: "GS1 General Specifications",
		find: eachProduct(findInternalCodes),
	},
	{
		id: "same-suffix",
		severity: "warning",
		source: "Google Merchant Center: mpn",
		find: eachProduct(findRepeatedSuffixes),
	},
	{
		id: "alike-reference",
		severity: "warning",
		source: "Google Merchant Center: mpn",
		find: comparingProducts(createAlikeReferenceFinder),
	},
	{
		id: "strange-category",
		severity: "warning",
		source: null,
		find: comparingProducts(createWrongCategoryFinder),
	},
	{
		id: "base-quantity",
		severity: "warning",
		source: "§ 4 PAngV",
		find: comparingProducts((shop) => createBaseQuantityFinder(shop)),
	},
];
