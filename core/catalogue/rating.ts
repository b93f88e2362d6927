import type { RatingValue } from "#core/catalogue/product.ts";
import type { RatingFile } from "#core/content/personalization.ts";

/** Fields of a rating that may be unknown. */
type UnknownOfRatings = "language" | "published_on" | "experienced_on" | "rewarded";

/** A customer's rating (collection ecommerce_product_rating). */
export interface ProductRating
	extends Omit<RatingFile, UnknownOfRatings>,
		Partial<Pick<RatingFile, UnknownOfRatings>> {}

/** The day from which a rating is public, ISO 8601: by its own field, else when it was given; null where neither is known. */
export function publicationOf({
	published_on,
	date_created,
}: Pick<ProductRating, "published_on" | "date_created">): string | null {
	return published_on ?? date_created ?? null;
}

/** Returns the ratings with the newest first, those without a day last. */
export function newestFirst(ratings: readonly ProductRating[]): readonly ProductRating[] {
	const time = (rating: ProductRating) => Date.parse(publicationOf(rating) ?? "") || 0;
	return ratings.toSorted((one, other) => time(other) - time(one));
}

/** What is said of a product's ratings: how good, how many, from when to when (B-LAW-09). */
export interface RatingSummary {
	/** The mean, from 1 to 5. */
	readonly average: number;
	readonly count: number;
	/** ISO 8601, the first dated rating; null when none is dated. */
	readonly from: string | null;
	/** ISO 8601, the last dated rating; null when none is dated. */
	readonly to: string | null;
}

/** The mean of the ratings, 0 when there are none (R-CAT-08). */
export function averageRating(ratings: readonly RatingValue[]): number {
	if (ratings.length === 0) return 0;
	return ratings.reduce((sum, { rating }) => sum + rating, 0) / ratings.length;
}

/** What a page shows of ratings; null when there are none, since none is not the same as a bad one (B-LAW-09). */
export function ratingSummary(
	ratings: readonly (RatingValue & Partial<Pick<ProductRating, "date_created">>)[],
): RatingSummary | null {
	if (ratings.length === 0) return null;
	const dates = ratings
		.map(({ date_created }) => date_created ?? null)
		.filter((date) => date !== null)
		.sort((left, right) => Date.parse(left) - Date.parse(right));
	return {
		average: averageRating(ratings),
		count: ratings.length,
		from: dates[0] ?? null,
		to: dates.at(-1) ?? null,
	};
}

/** The ratings of each product, by its id as text, in the order in which they are given. */
export function ratingsByProduct(
	ratings: readonly ProductRating[],
): ReadonlyMap<string, readonly ProductRating[]> {
	const groups = new Map<string, ProductRating[]>();
	for (const rating of ratings) {
		const id = String(rating.product);
		const group = groups.get(id);
		if (group) group.push(rating);
		else groups.set(id, [rating]);
	}
	return groups;
}
