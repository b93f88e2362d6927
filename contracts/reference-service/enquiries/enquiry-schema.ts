import { decodePersonalization } from "#core/cart/cart-line.ts";
import {
	type Decoder,
	decodeContentId,
	flag,
	nullable,
	oneOf,
	satisfying,
	shape,
	text,
} from "#core/shared/decoder.ts";
import { languages } from "#core/shared/language.ts";
import { succeed } from "#core/shared/result.ts";

/** Long enough for the core to say itself what is too long. */
const line = text(1000);
const message = text(20_000);

/** Fields that need not be filled in need not be sent either. */
function optional(of: Decoder<string>): Decoder<string> {
	return (input, path) => (input === undefined || input === null ? succeed("") : of(input, path));
}

const number: Decoder<number> = satisfying("a number", (input) => typeof input === "number");
const sender = { project: text(300), language: oneOf(languages) };

/** The schema of POST /ecom/request. */
export const decodeRequest = shape({
	...sender,
	product: decodeContentId,
	variant: nullable(decodeContentId),
	personalization: decodePersonalization,
	email: line,
	privacy: flag,
	name: optional(line),
	phone: optional(line),
	message: optional(message),
	branch: optional(line),
	count: number,
});

/** The schema of POST /ecom/contact. */
export const decodeContact = shape({
	...sender,
	page: optional(line),
	email: line,
	message,
	privacy: flag,
	name: optional(line),
	phone: optional(line),
	branch: optional(line),
	subject: optional(line),
	honeypot: optional(message),
});

/** The schema of POST /ecom/rating. */
export const decodeRating = shape({
	...sender,
	product: decodeContentId,
	rating: number,
	privacy: flag,
	name: optional(line),
	comment: optional(message),
	order_number: optional(line),
});

/** The schema of POST /ecom/newsletter. */
export const decodeSubscription = shape({ ...sender, email: line, consent: flag });

/** The schema of POST /ecom/withdrawal. */
export const decodeWithdrawal = shape({
	...sender,
	name: line,
	order_reference: line,
	email: line,
	items: optional(message),
});
