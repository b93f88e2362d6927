import { lazy, Suspense, useState } from "react";
import {
	newestFirst,
	type ProductRating,
	publicationOf,
	type RatingSummary,
	ratingSummary,
} from "#core/catalogue/rating.ts";
import { isLanguageTag, type Language } from "#core/language/language.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { Button } from "#ui/components/button.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/product/product-ratings.module.css";
import { RatingStars, Stars } from "#ui/shop/product/rating-stars.tsx";
import { useShop } from "#ui/shop/use-shop.ts";

// Loads when a visitor wants to rate.
const RatingForm = lazy(() =>
	import("#ui/shop/product/product-rating-form.tsx").then((module) => ({
		default: module.ProductRatingForm,
	})),
);

/** Formats a month in a language, independent of the time zone. */
function month(date: string, language: Language): string {
	return new Date(date).toLocaleDateString(language, { month: "long", year: "numeric", timeZone: "UTC" });
}

/** Formats a day in a language, independent of the time zone. */
function dayOf(date: string, language: Language): string {
	return new Date(date).toLocaleDateString(language, { dateStyle: "long", timeZone: "UTC" });
}

/** The properties of {@link ProductRatings}. */
export interface ProductRatingsProps {
	readonly product: ContentId;
	readonly ratings: readonly ProductRating[];
	/** Whether visitors may rate (R-PROD-07). */
	readonly allowed: boolean;
}

/**
 * The ratings of a product, how they are verified and when they were given. Renders nothing if there are none and
 * visitors may not rate.
 */
export function ProductRatings({ product, ratings, allowed }: ProductRatingsProps) {
	const t = useTranslate();
	const summary = ratingSummary(ratings);
	if (!summary && !allowed) return null;
	return (
		<section id="ratings" className={styles.ratings} aria-labelledby="ratings-heading">
			<div className={styles.head}>
				<h2 id="ratings-heading">{t("rating.heading")}</h2>
				{summary ? (
					<Summary summary={summary} unrewarded={ratings.every((rating) => rating.rewarded === false)} />
				) : (
					<p>{t("rating.none")}</p>
				)}
				{allowed ? <RateButton product={product} /> : null}
			</div>
			{summary ? (
				<ul className={styles.list}>
					{newestFirst(ratings).map((rating) => (
						<Rating key={rating.id} rating={rating} />
					))}
				</ul>
			) : null}
		</section>
	);
}

interface SummaryProps {
	readonly summary: RatingSummary;
	/** Whether no rating was rewarded. */
	readonly unrewarded: boolean;
}

/** The average of the ratings, their period, and the rules of their publication (D111-17 Code de la consommation). */
function Summary({ summary, unrewarded }: SummaryProps) {
	const { language } = useShell();
	const t = useTranslate();
	const { rating_publication_days, rating_retention_months } = useShop().settings;
	const { from, to } = summary;
	const [first, last] = [from && month(from, language), to && month(to, language)];
	return (
		<>
			<p className={styles.average}>
				<RatingStars summary={summary} />
			</p>
			{first && last ? <p>{first === last ? first : t("rating.period", { from: first, to: last })}</p> : null}
			<p className={styles.small}>
				{[
					t("rating.verification"),
					t("rating.order"),
					unrewarded ? t("rating.noReward") : "",
					rating_publication_days === null
						? ""
						: t("rating.publishedAfter", { count: rating_publication_days }),
					rating_retention_months === null ? "" : t("rating.shownFor", { count: rating_retention_months }),
				]
					.filter(Boolean)
					.join(" ")}
			</p>
		</>
	);
}

function Rating({ rating: own }: { readonly rating: ProductRating }) {
	const { language } = useShell();
	const t = useTranslate();
	const { rating, name, comment, language: written = null, verified, experienced_on, rewarded } = own;
	const published = publicationOf(own);
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
					published ? t("rating.published", { date: dayOf(published, language) }) : null,
					experienced_on ? t("rating.experienced", { date: dayOf(experienced_on, language) }) : null,
					t(verified === true ? "rating.verified" : "rating.notVerified"),
					rewarded ? t("rating.rewarded") : null,
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
