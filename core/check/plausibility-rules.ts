import { isListed } from "#core/catalogue/product.ts";
import type { ProductContent, ShopContent } from "#core/catalogue/shop-content.ts";
import { lengthsIn } from "#core/check/named-measures.ts";
import { spreadOf } from "#core/check/outliers.ts";
import { factsOf } from "#core/check/product-facts.ts";
import { comparing, inEach, nameOf, type ProductFault } from "#core/check/product-places.ts";
import type { Rule } from "#core/check/rule.ts";
import { measures, type QuantityUnit } from "#core/money/quantity.ts";

/** Numbers of the same kind of all products, by kind. */
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

/** Limits below which a number of days or pieces is usual in any shop. */
const usual: Readonly<Record<string, number>> = { stock: 300, days: 30, "days of making": 90 };

/** Numbers of products that are many times those of all others of their kind. */
function oddAmong(shop: ShopContent, domain: string): (of: ProductContent) => ProductFault {
	const byKind = new Map<string, number[]>();
	for (const listed of shop.products) {
		if (!isListed({ status: listed.status, project: listed.project ?? domain }, domain)) continue;
		for (const [kind, , number] of numbersOf(shop, listed)) {
			const own = byKind.get(kind) ?? [];
			own.push(number);
			byKind.set(kind, own);
		}
	}
	const spreads = new Map(
		[...byKind].map(([kind, values]) => [kind, spreadOf(values, { least: 5, factor: 7 })]),
	);
	return (of) =>
		numbersOf(shop, of).flatMap(([kind, field, number, shown]) =>
			number > (usual[kind] ?? 0) && number < 10_000 && spreads.get(kind)?.isOutlier(number)
				? [{ field, params: { found: shown } }]
				: [],
		);
}

/** Names of variants that are no value of the scale of the others: letters among numbers, or a number ten times as large. */
function oddSize({ product_variants }: ProductContent): ProductFault {
	const numbers = product_variants.map(({ display_name }) =>
		Number(
			/^\D{0,12}?(\d+(?:[.,]\d+)?)(?:\s?(?:mm|cm|ml|g))?\s*$/i
				.exec(display_name.trim())?.[1]
				?.replace(",", ".") ?? Number.NaN,
		),
	);
	const known = numbers.filter((number) => !Number.isNaN(number));
	if (known.length < 4 || known.length < numbers.length - 1) return null;
	const spread = spreadOf(known, { least: 3, factor: 3 });
	return numbers.flatMap((number, place) =>
		Number.isNaN(number) || spread?.isOutlier(number)
			? [
					{
						field: `product_variants.${place}.display_name`,
						params: { found: product_variants[place]?.display_name ?? "" },
					},
				]
			: [],
	);
}

/** A bar code of those that shops give to themselves: it names different goods in every shop (GS1 General Specifications 2.1.11). */
function internalCode({ gtin, product_variants }: ProductContent): ProductFault {
	const isInternal = (code: string | null) =>
		code !== null &&
		/^0*2\d{12}$|^0{5,6}2\d{7}$/.test(code.trim().padStart(14, "0")) &&
		code.trim().length !== 14;
	return [
		{ code: gtin, field: "gtin" },
		...product_variants.map((own, place) => ({ code: own.gtin, field: `product_variants.${place}.gtin` })),
	].flatMap(({ code, field }) => (isInternal(code) ? [{ field, params: { found: code ?? "" } }] : []));
}

/** Two variants with the same addition to the reference number: an order does not say which one is meant. */
function sameSuffix({ product_variants }: ProductContent): ProductFault {
	const known = new Set<string>();
	return product_variants.flatMap(({ reference_number_suffix }, place) => {
		const suffix = reference_number_suffix?.trim() ?? "";
		if (suffix === "" || !known.has(suffix)) {
			if (suffix !== "") known.add(suffix);
			return [];
		}
		return [{ field: `product_variants.${place}.reference_number_suffix`, params: { found: suffix } }];
	});
}

/** A reference number that another product has but for case, spaces and dashes. */
function alikeReference(): (of: ProductContent) => ProductFault {
	const known = new Map<string, { readonly written: string; readonly name: string }>();
	return (of) => {
		const written = of.reference_number?.trim() ?? "";
		const key = written.toLowerCase().replace(/[\s._/-]/g, "");
		if (key === "") return null;
		const other = known.get(key);
		if (!other) known.set(key, { written, name: nameOf(of) });
		return other && other.written !== written
			? { field: "reference_number", params: { value: written, other: other.name } }
			: null;
	};
}

/** Least number of products of a category whose common attributes show which product is of another kind. */
const leastOfKind = 4;

/** Products of a category whose attributes are alike enough to tell who is none of them. */
const leastOfUniform = 6;

/** Where a product has nearly no attribute of its category, whose others share most, or has those of another one. */
const strangers: (shop: ShopContent) => (of: ProductContent) => ProductFault = ({ products, categories }) => {
	const groupsOf = (of: ProductContent) => [
		...new Set(of.attributes.map(({ attribute_group }) => String(attribute_group))),
	];
	const sizes = new Map<string, number>();
	const uses = new Map<string, Map<string, number>>();
	for (const of of products) {
		const category = String(of.category);
		sizes.set(category, (sizes.get(category) ?? 0) + 1);
		const counts = uses.get(category) ?? new Map<string, number>();
		for (const group of groupsOf(of)) counts.set(group, (counts.get(group) ?? 0) + 1);
		uses.set(category, counts);
	}
	// Attributes by which a category is known: most of its products have them.
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
		categories.find((own) => String(own.id) === id)?.translations[0]?.display_name ?? id;
	return (of) => {
		const category = String(of.category);
		const groups = groupsOf(of);
		const size = sizes.get(category) ?? 0;
		const own = typical.get(category);
		if (groups.length === 0 || size < 2 || !own || own.size === 0) return null;
		const isForeign = (group: string) => (uses.get(category)?.get(group) ?? 0) <= 1;
		const isTypical = [...own].filter((group) => groups.includes(group)).length / own.size;
		if (isTypical > 0.34) return null;
		if (size >= leastOfUniform && own.size >= 3 && isTypical <= 0.2)
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

/** What is sold by volume or weight and says so in its attribute alone, so that no base price is shown; or otherwise in its field. */
const baseQuantity =
	(shop: ShopContent) =>
	(of: ProductContent): ProductFault => {
		const fact = factsOf(shop, of).find(({ group }) => contents.test(group));
		const [, number, unit] = /^(\d+(?:[.,]\d+)?)\s?(ml|cl|l|g|kg)$/i.exec(fact?.shown.trim() ?? "") ?? [];
		if (!fact || number === undefined || unit === undefined || of.price_brutto === null) return null;
		const hasOwn = of.product_variants.some(({ quantity }) => quantity !== null);
		if (of.quantity === null)
			return hasOwn ? null : { field: "quantity", params: { found: "–", expected: fact.shown } };
		const said = measures[unit.toLowerCase() as QuantityUnit];
		const own = measures[of.quantity.unit];
		const amount = (value: number, { parts }: { readonly parts: number }) => value / parts;
		const isSame =
			said.base === own.base &&
			Math.abs(amount(Number(number.replace(",", ".")), said) - amount(Number(of.quantity.amount), own)) <
				1e-9;
		return isSame
			? null
			: {
					field: "quantity",
					params: { found: `${of.quantity.amount} ${of.quantity.unit}`, expected: fact.shown },
				};
	};

/**
 * Rules of data that are possible and hardly meant, compared with what the shop's other data have in common. Small shops, and slips that
 * most products share, are not seen.
 */
export const plausibilityRules: readonly Rule[] = [
	{ id: "unusual-number", severity: "warning", source: "§ 5 UWG", find: comparing(oddAmong) },
	{ id: "unusual-size", severity: "warning", source: "§ 5 UWG", find: inEach(oddSize) },
	{
		id: "internal-gtin",
		severity: "warning",
		source: "GS1 General Specifications",
		find: inEach(internalCode),
	},
	{ id: "same-suffix", severity: "warning", source: "Google Merchant Center: mpn", find: inEach(sameSuffix) },
	{
		id: "alike-reference",
		severity: "warning",
		source: "Google Merchant Center: mpn",
		find: comparing(alikeReference),
	},
	{
		id: "strange-category",
		severity: "warning",
		source: "specification R-ROUTE-15",
		find: comparing(strangers),
	},
	{
		id: "base-quantity",
		severity: "warning",
		source: "§ 4 PAngV",
		find: comparing((shop) => baseQuantity(shop)),
	},
];
