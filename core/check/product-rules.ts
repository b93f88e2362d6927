import { isAskedLater, recordedPrice } from "#core/catalogue/price-reduction.ts";
import type { ProductContent } from "#core/catalogue/shop-content.ts";
import { shortestDescription } from "#core/check/page-rules.ts";
import { inProducts, nameOf, type ProductFault } from "#core/check/product-places.ts";
import { atItem, inShop, type Rule } from "#core/check/rule.ts";
import { noGoods } from "#core/check/sold-services.ts";
import { category } from "#core/content/shop-lists.ts";
import { usedCondition } from "#core/content-values/goods-condition.ts";
import { hasMinorUnits } from "#core/money/currency.ts";
import { compareDecimals, type DecimalText } from "#core/money/decimal-text.ts";

/** The longest name that product search engines accept. */
const longestName = 150;

const isZero = (price: DecimalText | null) => price !== null && Number(price) === 0;

const active = ({ product_variants }: ProductContent) => product_variants.filter((variant) => variant.active);

/** Returns the prices of a product and its variants in all currencies, with their fields. */
function allPrices(product: ProductContent) {
	return [product, ...product.product_variants].flatMap(({ price_brutto, prices }, place) => {
		const path = place === 0 ? "" : `product_variants.${place - 1}.`;
		return [
			{ field: `${path}price_brutto`, price: price_brutto },
			...prices.map((entry, index) => ({
				field: `${path}prices.${index}.price_brutto`,
				price: entry.price_brutto,
			})),
		];
	});
}

type Recorded = Pick<ProductContent, "price_brutto" | "price_history">;

/** Returns the end of a day "YYYY-MM-DD", in milliseconds. */
const endOf = (day: string) => Date.parse(`${day}T23:59:59.999Z`);

/** Returns whether the present price takes effect on a later day of the history. */
function futureHistory({ price_brutto, price_history }: Recorded, today: string): boolean {
	return price_brutto !== null && isAskedLater(price_brutto, price_history ?? [], endOf(today));
}

/** Returns whether the price that a history has for today differs from the present price. */
function outdatedHistory(recorded: Recorded, today: string): boolean {
	const { price_brutto, price_history } = recorded;
	const last = recordedPrice(price_history ?? [], endOf(today));
	return (
		last !== null &&
		price_brutto !== null &&
		compareDecimals(last, price_brutto) !== 0 &&
		!futureHistory(recorded, today)
	);
}

/** Returns the future entries of a history, with their fields. */
function futureEntries({ field, price_history }: Recorded & { readonly field: string }, today: string) {
	return (price_history ?? []).flatMap(({ date }, place) =>
		date.slice(0, 10) > today ? [{ field: `${field}.${place}.date`, params: { date } }] : [],
	);
}

/** Returns the histories of a product and its variants in all currencies, with their fields. */
function histories(product: ProductContent) {
	return [product, ...product.product_variants].flatMap(({ price_brutto, price_history, prices }, place) => {
		const path = place === 0 ? "" : `product_variants.${place - 1}.`;
		return [
			// A variant without a price costs what the product costs.
			{ field: `${path}price_history`, price_brutto: price_brutto ?? product.price_brutto, price_history },
			...prices.map((entry, index) => ({ ...entry, field: `${path}prices.${index}.price_history` })),
		];
	});
}

type Sold = Pick<ProductContent, "price_brutto" | "stock" | "reorder_possible" | "shipping_time">;

/**
 * Returns the choices of a product: its active variants, or the product itself. Empty fields of a variant follow the
 * product.
 */
function offersOf(product: ProductContent): readonly Sold[] {
	if (product.product_variants.length === 0) return [product];
	return active(product).map((variant) => ({
		price_brutto: variant.price_brutto ?? product.price_brutto,
		stock: variant.stock ?? product.stock,
		reorder_possible: variant.reorder_possible ?? product.reorder_possible,
		shipping_time: variant.shipping_time ?? product.shipping_time,
	}));
}

function canBeOrdered({ price_brutto, stock, reorder_possible }: Sold): boolean {
	return price_brutto !== null && (reorder_possible || stock === null || stock > 0);
}

/** Creates a function that finds values already used by another product. */
function createRepeatedValueFinder(
	field: string,
	read: (product: ProductContent) => string | null,
): (product: ProductContent) => ProductFault {
	const seen = new Map<string, string>();
	return (product) => {
		const value = read(product)?.trim() ?? "";
		if (value === "") return null;
		const other = seen.get(value);
		if (other === undefined) seen.set(value, nameOf(product));
		return other === undefined ? null : { field, params: { value, other } };
	};
}

/** Finds the first description whose length is at fault. */
function findDescription(
	{ translations }: ProductContent,
	isFault: (length: number) => boolean,
): ProductFault {
	const lengths = translations.map(({ description }) => description?.trim().length ?? 0);
	const place = lengths.findIndex(isFault);
	if (place < 0) return null;
	const { language = "" } = translations[place] ?? {};
	const params = { language, length: lengths[place] ?? 0, shortest: shortestDescription };
	return { field: `translations.${place}.description`, params };
}

/**
 * Returns whether the offer of a product must name its manufacturer. Antiques and collectors' items are exempt (Art. 2 (2)
 * (i) GPSR), and so are goods placed on the market before 13 December 2024 (Art. 51), as used ones usually were.
 */
function namesMaker(product: ProductContent): boolean {
	return usedCondition(product) === null && !noGoods.test(nameOf(product));
}

/** Rules for products and categories. */
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
		source: null,
		find: (checked) => inProducts(checked, ({ category }) => (category === null ? "category" : null)),
	},
	{
		id: "product-manufacturer",
		severity: "warning",
		source: "Art. 19 GPSR",
		find: (checked) =>
			inProducts(checked, (product) =>
				product.manufacturer === null && namesMaker(product) ? "manufacturer" : null,
			),
	},
	{
		id: "delivery-time",
		severity: "warning",
		source: "Art. 246a § 1 (1) no. 10 EGBGB",
		find: (checked) =>
			inProducts(checked, (product) =>
				offersOf(product).some((offer) => offer.shipping_time === null && canBeOrdered(offer))
					? "shipping_time"
					: null,
			),
	},
	{
		id: "price-zero",
		severity: "warning",
		source: "§ 3 PAngV",
		find: (checked) =>
			inProducts(checked, (product) => allPrices(product).find(({ price }) => isZero(price))?.field ?? null),
	},
	{
		id: "price-history",
		severity: "warning",
		source: "§ 11 PAngV",
		find: (checked) =>
			inProducts(
				checked,
				(product) =>
					histories(product).find((history) => outdatedHistory(history, checked.today))?.field ?? null,
			),
	},
	{
		id: "price-asked-later",
		severity: "error",
		source: "§ 11 PAngV, Art. 6a Directive 98/6/EC",
		find: (checked) =>
			inProducts(
				checked,
				(product) =>
					histories(product).find((history) => futureHistory(history, checked.today))?.field ?? null,
			),
	},
	{
		id: "price-ahead",
		severity: "warning",
		source: "§ 11 PAngV, Art. 6a Directive 98/6/EC",
		find: (checked) =>
			inProducts(checked, (product) =>
				histories(product).flatMap((history) =>
					futureHistory(history, checked.today) ? [] : futureEntries(history, checked.today),
				),
			),
	},
	{
		id: "price-decimals",
		severity: "error",
		source: "§ 3 PAngV, Art. 4 PBV",
		find: (checked) =>
			inProducts(checked, (product) =>
				allPrices(product).flatMap(({ field, price }) =>
					price === null || hasMinorUnits(price) ? [] : [{ field, params: { found: price } }],
				),
			),
	},
	{
		id: "inactive-variants",
		severity: "warning",
		source: null,
		find: (checked) =>
			inProducts(checked, (product) =>
				product.product_variants.length > 0 && active(product).length === 0 ? "product_variants" : null,
			),
	},
	{
		id: "same-variants",
		severity: "warning",
		source: "WCAG 2.4.6",
		find: (checked) =>
			inProducts(checked, (product) => {
				const names = product.product_variants.map(({ display_name }) => display_name.trim().toLowerCase());
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
				createRepeatedValueFinder("reference_number", ({ reference_number }) => reference_number),
			),
	},
	{
		id: "same-name",
		severity: "hint",
		source: "WCAG 2.4.2",
		find: (checked) => inProducts(checked, createRepeatedValueFinder("translations.0.display_name", nameOf)),
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
		find: (checked) => inProducts(checked, (product) => findDescription(product, (length) => length === 0)),
	},
	{
		id: "product-description",
		severity: "hint",
		source: "Google Merchant Center: description",
		find: (checked) =>
			inProducts(checked, (product) =>
				findDescription(product, (length) => length > 0 && length < shortestDescription),
			),
	},
	{
		id: "empty-category",
		severity: "hint",
		source: "Google Search: soft 404",
		find: (checked) =>
			inShop(checked, ({ categories, products }) => {
				const used = new Set(products.map((product) => String(product.category)));
				return categories.flatMap(({ id, translations }) =>
					used.has(String(id))
						? []
						: [atItem(category, id, null, { name: translations[0]?.display_name ?? String(id) })],
				);
			}),
	},
];
