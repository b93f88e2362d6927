import { lazy, Suspense, useState } from "react";
import { type ProductRating, type RatingSummary, ratingSummary } from "#core/catalogue/rating.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { isLanguageTag, type Language } from "#core/shared/language.ts";
import { Button } from "#ui/components/button.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import styles from "#ui/shop/product-ratings.module.css";

// Its controls come when someone rates.
const RatingForm = lazy(async () => ({
	default: (await import("#ui/shop/product-rating-form.tsx")).ProductRatingForm,
}));

/** A month as the language writes it, the same wherever it is drawn. */
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
	const words = useWords();
	const rounded = Math.round(average * 10) / 10;
	return (
		<span className={styles.summary}>
			<Stars rating={average} />
			<span>
				{words("rating.average", { average: rounded.toLocaleString(language) })}
				{" · "}
				{words("rating.count", { count })}
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
	const words = useWords();
	const summary = ratingSummary(ratings);
	if (!summary && !allowed) return null;
	return (
		<section id="ratings" className={styles.ratings} aria-labelledby="ratings-heading">
			<div className={styles.head}>
				<h2 id="ratings-heading">{words("rating.heading")}</h2>
				{summary ? <Summary summary={summary} /> : <p>{words("rating.none")}</p>}
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
	);
}

function Summary({ summary }: { readonly summary: RatingSummary }) {
	const { language } = useShell();
	const words = useWords();
	const { from, to } = summary;
	const [first, last] = [from && month(from, language), to && month(to, language)];
	return (
		<>
			<p className={styles.average}>
				<RatingStars summary={summary} />
			</p>
			{first && last ? (
				<p>{first === last ? first : words("rating.period", { from: first, to: last })}</p>
			) : null}
			<p className={styles.small}>{words("rating.verification")}</p>
		</>
	);
}

function Rating({
	rating: { rating, name, comment, language: written = null, date_created, verified },
}: {
	readonly rating: ProductRating;
}) {
	const { language } = useShell();
	const words = useWords();
	return (
		<li className={styles.rating}>
			<p>
				<Stars rating={rating} />
				<span className="visually-hidden">{words("rating.stars", { count: rating })}</span>
			</p>
			{comment ? (
				<p lang={written !== null && isLanguageTag(written) ? written : undefined}>{comment}</p>
			) : null}
			<p className={styles.small}>
				{[
					name ?? words("rating.anonymous"),
					date_created ? month(date_created, language) : null,
					words(verified === true ? "rating.verified" : "rating.notVerified"),
				]
					.filter((part) => part !== null)
					.join(" · ")}
			</p>
		</li>
	);
}

function RateButton({ product }: { readonly product: ContentId }) {
	const words = useWords();
	const [open, setOpen] = useState(false);
	if (!open)
		return (
			<div>
				<Button quiet onPress={() => setOpen(true)}>
					{words("rating.write")}
				</Button>
			</div>
		);
	return (
		<div className={styles.form}>
			<h3 id="rating-form-heading">{words("rating.write")}</h3>
			<Suspense fallback={<div className={styles.loading} />}>
				<RatingForm product={product} heading="rating-form-heading" />
			</Suspense>
		</div>
	);
}
