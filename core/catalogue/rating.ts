import type { RatingValue } from "#core/catalogue/product.ts";
import type { RatingFile } from "#core/content/personalization.ts";

/** A customer's rating (collection ecommerce_product_rating); the language of its comment may not be known. */
export interface ProductRating extends Omit<RatingFile, "language">, Partial<Pick<RatingFile, "language">> {}

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
