import type { Sender } from "#core/enquiries/sender.ts";
import {
	type FieldProblem,
	maxMessageLength,
	optionalText,
	problem,
	requiredCheckbox,
	validated,
} from "#core/forms/field-rules.ts";
import { optionalName } from "#core/forms/web-address.ts";
import type { ContentId } from "#core/shared/branded.ts";
import type { Result } from "#core/shared/result.ts";
import { singleLine } from "#core/text/single-line.ts";

/** The fields of the rating form (law-and-gaps 5, "Rating"); a text is empty if nothing was entered. */
export interface RatingFields {
	/** From 1 to 5; null until one is chosen. */
	readonly rating: number | null;
	readonly privacy: boolean;
	readonly name: string;
	readonly comment: string;
	/** Proof that the product was bought. */
	readonly order_number: string;
}

/** A rating as it is sent: POST /ecom/rating (R-ORDER-04). */
export interface RatingPayload extends RatingFields, Sender {
	/** The product's id. */
	readonly product: ContentId;
	readonly rating: number;
}

/** Returns the rating of a product, or the problems of the form's fields: a rating and privacy are required. */
export function ratingPayload(
	fields: RatingFields,
	product: ContentId,
	sender: Sender,
): Result<RatingPayload, readonly FieldProblem[]> {
	const rating = Number(fields.rating);
	const isRating = Number.isInteger(rating) && rating >= 1 && rating <= 5;
	const problems = [
		...(isRating ? [] : [problem("rating", "rating.missing", { min: 1, max: 5 })]),
		...optionalName("name", fields.name),
		...optionalText("comment", fields.comment, maxMessageLength),
		...optionalText("order_number", fields.order_number),
		...requiredCheckbox("privacy", fields.privacy),
	];
	return validated(problems, () => ({
		project: sender.project,
		language: sender.language,
		product,
		rating,
		privacy: fields.privacy,
		name: singleLine(fields.name),
		comment: fields.comment.trim(),
		order_number: singleLine(fields.order_number),
	}));
}
