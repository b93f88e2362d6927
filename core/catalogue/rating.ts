import type { RatingValue } from "#core/catalogue/product.ts";
import type { RatingFile } from "#core/content/personalization.ts";

/** The fields of a rating that may be unknown. */
type UnknownOfRatings = "language" | "published_on" | "experienced_on" | "rewarded";

/** A customer's rating (collection ecommerce_product_rating). */
export interface ProductRating
	extends Omit<RatingFile, UnknownOfRatings>,
		Partial<Pick<RatingFile, UnknownOfRatings>> {}

/**
 * Returns the day on which a rating was published, ISO 8601: from its own field, else its creation date; null if
 * both are unknown.
 */
export function publicationOf({
	published_on,
	date_created,
}: Pick<ProductRating, "published_on" | "date_created">): string | null {
	return published_on ?? date_created ?? null;
}

/** Returns the ratings with the newest first and undated ones last. */
export function newestFirst(ratings: readonly ProductRating[]): readonly ProductRating[] {
	const time = (rating: ProductRating) => Date.parse(publicationOf(rating) ?? "") || 0;
	return ratings.toSorted((one, other) => time(other) - time(one));
}

/** The summary of a product's ratings: average, number and period (B-LAW-09). */
export interface RatingSummary {
	/** The mean, from 1 to 5. */
	readonly average: number;
	readonly count: number;
	/** Date of the first dated rating, ISO 8601; null if none is dated. */
	readonly from: string | null;
	/** Date of the last dated rating, ISO 8601; null if none is dated. */
	readonly to: string | null;
}

/** Returns the mean of the ratings; 0 if there are none (R-CAT-08). */
export function averageRating(ratings: readonly RatingValue[]): number {
	if (ratings.length === 0) return 0;
	return ratings.reduce((sum, { rating }) => sum + rating, 0) / ratings.length;
}

/** Returns the displayed summary of ratings; null if there are none, because that is not a bad rating (B-LAW-09). */
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

/** Groups the ratings by product id, as text, in the given order. */
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
