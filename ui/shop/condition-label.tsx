import type { Product } from "#core/catalogue/product.ts";
import { usedCondition } from "#core/content-values/goods-condition.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/**
 * A line that says that goods are used, refurbished or vintage (B-LAW-22). Renders nothing for new goods, and while
 * `product` is null because its data are unknown.
 *
 * Use it wherever a product is named in text. Not on the image of a card, which has badges.
 */
export function ConditionLabel({ product }: { readonly product: Pick<Product, "condition"> | null }) {
	const t = useTranslate();
	const condition = product && usedCondition(product);
	return condition === null ? null : <p>{t(`condition.${condition}`)}</p>;
}
