import type { Product } from "#core/catalogue/product.ts";
import { usedCondition } from "#core/content-values/goods-condition.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";

/** The fields of a product that determine whether its tax is shown. */
export type TaxedGoods = Pick<Product, "condition" | "margin_taxed">;

/**
 * Returns whether only the shop's margin on a product is taxed. New goods are never margin-taxed (§ 25a UStG, § 24
 * UStG 1994, art. 297 A CGI, Art. 313 of Directive 2006/112/EC).
 */
export function isMarginTaxed(goods: TaxedGoods): boolean {
	return goods.margin_taxed === true && usedCondition(goods) !== null;
}

/**
 * Returns the tax rate that is shown with a product's price, in per cent. It is null for margin-taxed goods (Art. 325
 * of Directive 2006/112/EC, art. 297 E CGI).
 */
export function shownTaxRate(goods: TaxedGoods, percent: DecimalText | null): DecimalText | null {
	return isMarginTaxed(goods) ? null : percent;
}
