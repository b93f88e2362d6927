/** The conditions that goods can be in, as the content names them. */
export const goodsConditions = ["new", "used", "refurbished", "vintage"] as const;

/** The condition of goods. */
export type GoodsCondition = (typeof goodsConditions)[number];

/** Returns whether a text names a condition. */
export function isGoodsCondition(text: string): text is GoodsCondition {
	return (goodsConditions as readonly string[]).includes(text);
}

/** Returns the condition that goods are in; goods of which nothing is said are new (B-LAW-22). */
export function conditionOf({ condition }: { readonly condition: GoodsCondition | null }): GoodsCondition {
	return condition ?? "new";
}

/** The condition of goods that are not new. */
export type UsedCondition = Exclude<GoodsCondition, "new">;

/** The conditions of goods that are not new. */
export const usedConditions = goodsConditions.filter(
	(condition): condition is UsedCondition => condition !== "new",
);

/** Returns the condition of goods that are not new; null for new ones (B-LAW-22). */
export function usedCondition(goods: { readonly condition: GoodsCondition | null }): UsedCondition | null {
	const condition = conditionOf(goods);
	return condition === "new" ? null : condition;
}
