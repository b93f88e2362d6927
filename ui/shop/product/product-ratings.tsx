import { lazy, Suspense, useState } from "react";
import { type ProductRating, type RatingSummary, ratingSummary } from "#core/catalogue/rating.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { isLanguageTag, type Language } from "#core/shared/language.ts";
import { Button } from "#ui/components/button.tsx";
import { RepeatedPart } from "#ui/foundation/repeated-part.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/product/product-ratings.module.css";

// Its controls come when someone rates.
const RatingForm = lazy(() =>
	import("#ui/shop/product/product-rating-form.tsx").then((module) => ({
		default: module.ProductRatingForm,
	})),
);

/** A month as the language writes it, the same wherever it is rendered. */
function month(date: string, language: Language): string {
	return new Date(date).toLocaleDateString(language, { month: "long", year: "numeric", timeZone: "UTC" });
}

/** How good and how many: stars for the eye, the same in words (B-LAW-09). */
export function RatingStars({
	summary: { average, count },
}: {
	readonly summary: Pick<RatingSummary, "average" | "count">;
}) {
	const { language } = useShell();
	const t = useTranslate();
	const rounded = Math.round(average * 10) / 10;
	return (
		<span className={styles.summary}>
			<Stars rating={average} />
			<span>
				{t("rating.average", { average: rounded.toLocaleString(language) })}
				{" · "}
				{t("rating.count", { count })}
			</span>
		</span>
	);
}

function Stars({ rating }: { readonly rating: number }) {
	return (
		<span className={styles.stars} aria-hidden="true" style={{ "--share": `${rating * 20}%` } as object}>
			★★★★★
		</span>
	);
}

interface ProductRatingsProps {
	readonly product: ContentId;
	readonly ratings: readonly ProductRating[];
	/** Whether visitors may rate (R-PROD-07). */
	readonly allowed: boolean;
}

/** What customers say of a product, how that is checked and of what time it is; nothing where nobody says or may. */
export function ProductRatings({ product, ratings, allowed }: ProductRatingsProps) {
	const t = useTranslate();
	const summary = ratingSummary(ratings);
	if (!summary && !allowed) return null;
	return (
		<RepeatedPart name="ratings" of={summary ? null : allowed}>
			<section id="ratings" className={styles.ratings} aria-labelledby="ratings-heading">
				<div className={styles.head}>
					<h2 id="ratings-heading">{t("rating.heading")}</h2>
					{summary ? <Summary summary={summary} /> : <p>{t("rating.none")}</p>}
					{allowed ? <RateButton product={product} /> : null}
				</div>
				{summary ? (
					<ul className={styles.list}>
						{ratings.map((rating) => (
							<Rating key={rating.id} rating={rating} />
						))}
					</ul>
				) : null}
			</section>
		</RepeatedPart>
	);
}

function Summary({ summary }: { readonly summary: RatingSummary }) {
	const { language } = useShell();
	const t = useTranslate();
	const { from, to } = summary;
	const [first, last] = [from && month(from, language), to && month(to, language)];
	return (
		<>
			<p className={styles.average}>
				<RatingStars summary={summary} />
			</p>
			{first && last ? <p>{first === last ? first : t("rating.period", { from: first, to: last })}</p> : null}
			<p className={styles.small}>{t("rating.verification")}</p>
		</>
	);
}

function Rating({
	rating: { rating, name, comment, language: written = null, date_created, verified },
}: {
	readonly rating: ProductRating;
}) {
	const { language } = useShell();
	const t = useTranslate();
	return (
		<li className={styles.rating}>
			<p>
				<Stars rating={rating} />
				<span className="visually-hidden">{t("rating.stars", { count: rating })}</span>
			</p>
			{comment ? (
				<p lang={written !== null && isLanguageTag(written) ? written : undefined}>{comment}</p>
			) : null}
			<p className={styles.small}>
				{[
					name ?? t("rating.anonymous"),
					date_created ? month(date_created, language) : null,
					t(verified === true ? "rating.verified" : "rating.notVerified"),
				]
					.filter((part) => part !== null)
					.join(" · ")}
			</p>
		</li>
	);
}

function RateButton({ product }: { readonly product: ContentId }) {
	const t = useTranslate();
	const [open, setOpen] = useState(false);
	if (!open)
		return (
			<div className={styles.write}>
				<Button quiet onPress={() => setOpen(true)}>
					{t("rating.write")}
				</Button>
			</div>
		);
	return (
		<div className={styles.form}>
			<h3 id="rating-form-heading">{t("rating.write")}</h3>
			<Suspense fallback={<div className={styles.loading} />}>
				<RatingForm product={product} heading="rating-form-heading" />
			</Suspense>
		</div>
	);
}
