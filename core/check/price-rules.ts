import type { ProductContent } from "#core/catalogue/shop-content.ts";
import { median, spreadOf } from "#core/check/outliers.ts";
import { inProducts, nameOf, type ProductFault } from "#core/check/product-places.ts";
import { atItem, inShop, type Rule } from "#core/check/rule.ts";
import { product as productEntity } from "#core/content/product.ts";

/** The factor between two prices that counts as a typing error. */
const errorFactor = 5;

/** Returns the prices of a product's versions; a variant without a price of its own has the product's. */
function versionPrices({ price_brutto, product_variants }: ProductContent) {
	const own = { field: "price_brutto", price: Number(price_brutto ?? 0) };
	const versions = product_variants.map((variant, place) =>
		variant.price_brutto === null
			? own
			: { field: `product_variants.${place}.price_brutto`, price: Number(variant.price_brutto) },
	);
	const isInherited = versions.includes(own);
	return [...(isInherited ? [] : [own]), ...versions].filter(({ price }) => price > 0);
}

/** The highest power of a measure with which a price rises: a diamond of twice the weight costs up to eight times. */
const maxPower = 3;

/** Returns whether the variants are named by a measure, such as "0,50 ct", with which their price rises. */
function isPricedByMeasure({ product_variants, price_brutto }: ProductContent): boolean {
	const versions = product_variants.flatMap(({ display_name, price_brutto: own }) => {
		const [, number, unit] =
			/^\D{0,20}?(\d+(?:[.,]\d+)?)\s?(ct|g|kg|mm|cm|m|ml|l)\b/i.exec(display_name) ?? [];
		const price = Number(own ?? price_brutto ?? 0);
		return number === undefined || unit === undefined || price <= 0
			? []
			: [{ unit, measure: Number(number.replace(",", ".")), price }];
	});
	const [first, ...others] = versions.toSorted((one, other) => one.measure - other.measure);
	if (!first || others.length === 0 || versions.length < product_variants.length) return false;
	return others.every(({ unit, measure, price }, place) => {
		const before = place === 0 ? first : (others[place - 1] ?? first);
		const power = Math.log(price / before.price) / Math.log(measure / before.measure);
		return unit === first.unit && measure > before.measure && power >= 0 && power <= maxPower;
	});
}

/** Finds variants that cost a fraction or a multiple of the others. */
function findPriceOutliers(product: ProductContent): ProductFault {
	const prices = versionPrices(product);
	if (prices.length < 2 || isPricedByMeasure(product)) return null;
	const medianPrice = median(prices.map(({ price }) => price));
	const odd = prices.filter(
		({ price }) => price * errorFactor <= medianPrice || price >= medianPrice * errorFactor,
	);
	return [...new Set(odd)].map(({ field, price }) => ({
		field,
		params: { found: price, expected: medianPrice },
	}));
}

/** Finds former prices that are far from the present one or dated before 2000. */
function findOddHistory(product: ProductContent): ProductFault {
	return [product, ...product.product_variants].flatMap((goods, index) => {
		const now = Number(goods.price_brutto ?? product.price_brutto ?? 0);
		const path = index === 0 ? "" : `product_variants.${index - 1}.`;
		return (goods.price_history ?? []).flatMap(({ price_brutto: then, date }, place) => {
			const before = Number(then);
			const isOdd = before === 0 || before > now * errorFactor || before * errorFactor < now || date < "2000";
			const params = { found: `${then} (${date.slice(0, 10)})`, expected: now };
			return isOdd && now > 0 ? [{ field: `${path}price_history.${place}`, params }] : [];
		});
	});
}

/** The factor from the category's median price at which a price counts as a misplaced decimal point. */
const farOff = 15;

/** Finds products that cost a tiny part, or many times, of others in their category. */
const findCategoryOutliers: Rule["find"] = (checked) =>
	inShop(checked, ({ products }) => {
		const byCategory = new Map<string, number[]>();
		for (const { category, price_brutto } of products) {
			const prices = byCategory.get(String(category)) ?? [];
			if (price_brutto !== null && Number(price_brutto) > 0) prices.push(Number(price_brutto));
			byCategory.set(String(category), prices);
		}
		const spreads = new Map(
			[...byCategory].map(([category, prices]) => [category, spreadOf(prices, { least: 5, factor: farOff })]),
		);
		return products.flatMap((product) => {
			const spread = spreads.get(String(product.category));
			const price = Number(product.price_brutto ?? 0);
			if (!spread?.isOutlier(price)) return [];
			const expected = Math.round(spread.middle);
			return [
				atItem(productEntity, product.id, "price_brutto", { name: nameOf(product), found: price, expected }),
			];
		});
	});

/** Rules for prices that are far from others: of the product's versions, of its past and of its category. */
export const priceRules: readonly Rule[] = [
	{
		id: "variant-price",
		severity: "warning",
		source: "§ 3 PAngV",
		find: (checked) => inProducts(checked, findPriceOutliers),
	},
	{
		id: "former-price",
		severity: "warning",
		source: "§ 11 PAngV",
		find: (checked) => inProducts(checked, findOddHistory),
	},
	{ id: "category-price", severity: "hint", source: "§ 3 PAngV", find: findCategoryOutliers },
];
