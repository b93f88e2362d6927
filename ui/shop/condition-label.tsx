import type { Product } from "#core/catalogue/product.ts";
import { usedCondition } from "#core/content-values/goods-condition.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/**
 * Says in a line that goods are used, refurbished or vintage (B-LAW-22); nothing of new ones, nor where `product` is null, as its data
 * is not known.
 *
 * Use it wherever a product is named in words. Not on the image of a card, which has marks.
 */
export function ConditionLabel({ product }: { readonly product: Pick<Product, "condition"> | null }) {
	const t = useTranslate();
	const condition = product && usedCondition(product);
	return condition === null ? null : <p>{t(`condition.${condition}`)}</p>;
}
