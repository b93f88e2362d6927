import type { RatingSummary } from "#core/catalogue/rating.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/product/rating-stars.module.css";

/** The average and number of ratings as stars, with the same as text (B-LAW-09). */
export function RatingStars({
	summary: { average, count },
}: {
	readonly summary: Pick<RatingSummary, "average" | "count">;
}) {
	const t = useTranslate();
	const rounded = Math.round(average * 10) / 10;
	return (
		<span className={styles.summary}>
			<Stars rating={average} />
			<span>
				{t("rating.average", { average: rounded })}
				{" · "}
				{t("rating.count", { count })}
			</span>
		</span>
	);
}

/** A rating as stars, hidden from screen readers; text next to it says the same. */
export function Stars({ rating }: { readonly rating: number }) {
	return (
		<span className={styles.stars} aria-hidden="true" style={{ "--share": `${rating * 20}%` } as object}>
			★★★★★
		</span>
	);
}
