import { isAskedLater } from "#core/catalogue/price-reduction.ts";
import type { ProductContent } from "#core/catalogue/shop-content.ts";
import { shortestDescription } from "#core/check/page-rules.ts";
import { inProducts, nameOf, type ProductFault } from "#core/check/product-places.ts";
import { atItem, inShop, type Rule } from "#core/check/rule.ts";
import { category } from "#core/content/shop-lists.ts";
import { hasMinorUnits } from "#core/money/currency.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";

/** Product search engines refuse longer names. */
const longestName = 150;

const isZero = (price: DecimalText | null) => price !== null && Number(price) === 0;

const active = ({ product_variants }: ProductContent) => product_variants.filter((variant) => variant.active);

/** The prices of a product and its variants in all currencies, each with its field. */
function allPrices(of: ProductContent) {
	return [of, ...of.product_variants].flatMap(({ price_brutto, prices }, place) => {
		const way = place === 0 ? "" : `product_variants.${place - 1}.`;
		return [
			{ field: `${way}price_brutto`, price: price_brutto },
			...prices.map((entry, index) => ({
				field: `${way}prices.${index}.price_brutto`,
				price: entry.price_brutto,
			})),
		];
	});
}

type Recorded = Pick<ProductContent, "price_brutto" | "price_history">;

/** The end of a day "YYYY-MM-DD", in milliseconds. */
const endOf = (day: string) => Date.parse(`${day}T23:59:59.999Z`);

/** Whether a history puts the price that is asked now into force on a later day. */
function futureHistory({ price_brutto, price_history }: Recorded, today: string): boolean {
	return price_brutto !== null && isAskedLater(price_brutto, price_history ?? [], endOf(today));
}

/** Whether the newest entry of a history up to now is not the price that is asked now. */
function outdatedHistory(of: Recorded, today: string): boolean {
	const { price_brutto, price_history } = of;
	const past = (price_history ?? []).filter(({ date }) => date.slice(0, 10) <= today);
	const newest = past.toSorted((one, other) => (one.date < other.date ? 1 : -1))[0];
	return (
		newest !== undefined &&
		price_brutto !== null &&
		Number(newest.price_brutto) !== Number(price_brutto) &&
		!futureHistory(of, today)
	);
}

/** The entries of a history that are after today, each with its field. */
function aheadIn({ field, price_history }: Recorded & { readonly field: string }, today: string) {
	return (price_history ?? []).flatMap(({ date }, place) =>
		date.slice(0, 10) > today ? [{ field: `${field}.${place}.date`, params: { date } }] : [],
	);
}

/** The histories of a product in all currencies, each with its field. */
function histories({ price_brutto, price_history, prices }: ProductContent) {
	return [
		{ field: "price_history", price_brutto, price_history },
		...prices.map((entry, place) => ({ ...entry, field: `prices.${place}.price_history` })),
	];
}

type Sold = Pick<ProductContent, "price_brutto" | "stock" | "reorder_possible" | "shipping_time">;

/** Returns what can be chosen of a product, its active variants or itself; what a variant leaves blank follows the product. */
function offersOf(of: ProductContent): readonly Sold[] {
	if (of.product_variants.length === 0) return [of];
	return active(of).map((variant) => ({
		price_brutto: variant.price_brutto ?? of.price_brutto,
		stock: variant.stock ?? of.stock,
		reorder_possible: variant.reorder_possible ?? of.reorder_possible,
		shipping_time: variant.shipping_time ?? of.shipping_time,
	}));
}

function canBeOrdered({ price_brutto, stock, reorder_possible }: Sold): boolean {
	return price_brutto !== null && (reorder_possible || stock === null || stock > 0);
}

/** Says of which product before it one has the value too. */
function repeatedIn(
	field: string,
	read: (of: ProductContent) => string | null,
): (of: ProductContent) => ProductFault {
	const known = new Map<string, string>();
	return (of) => {
		const value = read(of)?.trim() ?? "";
		if (value === "") return null;
		const other = known.get(value);
		if (other === undefined) known.set(value, nameOf(of));
		return other === undefined ? null : { field, params: { value, other } };
	};
}

/** The first language in which a description has a length that is at fault. */
function describedIn({ translations }: ProductContent, isFault: (length: number) => boolean): ProductFault {
	const lengths = translations.map(({ description }) => description?.trim().length ?? 0);
	const place = lengths.findIndex(isFault);
	if (place < 0) return null;
	const { language = "" } = translations[place] ?? {};
	const params = { language, length: lengths[place] ?? 0, shortest: shortestDescription };
	return { field: `translations.${place}.description`, params };
}

/** Rules of the shop's products and categories. */
export const productRules: readonly Rule[] = [
	{
		id: "product-image",
		severity: "warning",
		source: "Art. 19 GPSR",
		find: (checked) => inProducts(checked, ({ images }) => (images.length === 0 ? "images" : null)),
	},
	{
		id: "product-category",
		severity: "warning",
		source: "specification R-ROUTE-15",
		find: (checked) => inProducts(checked, ({ category }) => (category === null ? "category" : null)),
	},
	{
		id: "product-manufacturer",
		severity: "warning",
		source: "Art. 19 GPSR",
		find: (checked) =>
			inProducts(checked, ({ manufacturer }) => (manufacturer === null ? "manufacturer" : null)),
	},
	{
		id: "delivery-time",
		severity: "warning",
		source: "Art. 246a § 1 (1) no. 10 EGBGB",
		find: (checked) =>
			inProducts(checked, (of) =>
				offersOf(of).some((offer) => offer.shipping_time === null && canBeOrdered(offer))
					? "shipping_time"
					: null,
			),
	},
	{
		id: "price-zero",
		severity: "warning",
		source: "§ 3 PAngV",
		find: (checked) =>
			inProducts(checked, (of) => allPrices(of).find(({ price }) => isZero(price))?.field ?? null),
	},
	{
		id: "price-history",
		severity: "warning",
		source: "§ 11 PAngV",
		find: (checked) =>
			inProducts(
				checked,
				(of) => histories(of).find((own) => outdatedHistory(own, checked.today))?.field ?? null,
			),
	},
	{
		id: "price-asked-later",
		severity: "error",
		source: "§ 11 PAngV, Art. 6a Directive 98/6/EC",
		find: (checked) =>
			inProducts(
				checked,
				(of) => histories(of).find((own) => futureHistory(own, checked.today))?.field ?? null,
			),
	},
	{
		id: "price-ahead",
		severity: "warning",
		source: "§ 11 PAngV, Art. 6a Directive 98/6/EC",
		find: (checked) =>
			inProducts(checked, (of) =>
				histories(of).flatMap((own) =>
					futureHistory(own, checked.today) ? [] : aheadIn(own, checked.today),
				),
			),
	},
	{
		id: "price-decimals",
		severity: "error",
		source: "§ 3 PAngV, Art. 4 PBV",
		find: (checked) =>
			inProducts(checked, (of) =>
				allPrices(of).flatMap(({ field, price }) =>
					price === null || hasMinorUnits(price) ? [] : [{ field, params: { found: price } }],
				),
			),
	},
	{
		id: "inactive-variants",
		severity: "warning",
		source: "specification R-CAT-09",
		find: (checked) =>
			inProducts(checked, (of) =>
				of.product_variants.length > 0 && active(of).length === 0 ? "product_variants" : null,
			),
	},
	{
		id: "same-variants",
		severity: "warning",
		source: "WCAG 2.4.6",
		find: (checked) =>
			inProducts(checked, (of) => {
				const names = of.product_variants.map(({ display_name }) => display_name.trim().toLowerCase());
				const place = names.findIndex((name, index) => names.indexOf(name) !== index);
				return place < 0 ? null : `product_variants.${place}.display_name`;
			}),
	},
	{
		id: "same-reference",
		severity: "warning",
		source: "Google Merchant Center: mpn",
		find: (checked) =>
			inProducts(
				checked,
				repeatedIn("reference_number", ({ reference_number }) => reference_number),
			),
	},
	{
		id: "same-name",
		severity: "hint",
		source: "WCAG 2.4.2",
		find: (checked) => inProducts(checked, repeatedIn("translations.0.display_name", nameOf)),
	},
	{
		id: "long-name",
		severity: "hint",
		source: "Google Merchant Center: title",
		find: (checked) =>
			inProducts(checked, ({ translations }) => {
				const place = translations.findIndex(({ display_name }) => display_name.trim().length > longestName);
				return place < 0
					? null
					: { field: `translations.${place}.display_name`, params: { longest: longestName } };
			}),
	},
	{
		id: "product-no-description",
		severity: "hint",
		source: "Google Merchant Center: description",
		find: (checked) => inProducts(checked, (of) => describedIn(of, (length) => length === 0)),
	},
	{
		id: "product-description",
		severity: "hint",
		source: "Google Merchant Center: description",
		find: (checked) =>
			inProducts(checked, (of) => describedIn(of, (length) => length > 0 && length < shortestDescription)),
	},
	{
		id: "empty-category",
		severity: "hint",
		source: "Google Search: soft 404",
		find: (checked) =>
			inShop(checked, ({ categories, products }) => {
				const used = new Set(products.map((of) => String(of.category)));
				return categories.flatMap(({ id, translations }) =>
					used.has(String(id))
						? []
						: [atItem(category, id, null, { name: translations[0]?.display_name ?? String(id) })],
				);
			}),
	},
];
