import { decodePersonalization } from "#core/cart/cart-line.ts";
import { decodeContentId, oneOf } from "#core/decoding/content-decoders.ts";
import { boolean, type Decoder, list, nullable, object, satisfying, string } from "#core/decoding/decoder.ts";
import { languages } from "#core/language/language.ts";
import { succeed } from "#core/shared/result.ts";

/** Larger than core's limits, so that core reports what is too long. */
const line = string(1000);
const message = string(20_000);

/** Creates the decoder of an optional field. */
function optional(decode: Decoder<string>): Decoder<string> {
	return (input, path) => (input === undefined || input === null ? succeed("") : decode(input, path));
}

const number: Decoder<number> = satisfying("a number", (input) => typeof input === "number");
const sender = { project: string(300), language: oneOf(languages) };

/** Decodes POST /ecom/request. */
export const decodeRequest = object({
	...sender,
	product: decodeContentId,
	variant: nullable(decodeContentId),
	personalization: decodePersonalization,
	email: line,
	privacy: boolean,
	name: optional(line),
	phone: optional(line),
	message: optional(message),
	branch: optional(line),
	count: number,
});

const wish = object({ date: line, time: line });

/** Decodes POST /ecom/appointment. */
export const decodeAppointment = object({
	...sender,
	product: nullable(decodeContentId),
	reason: line,
	duration: number,
	branch: line,
	wishes: list(wish, 2),
	name: line,
	email: line,
	phone: optional(line),
	message: optional(message),
	privacy: boolean,
});

/** Decodes POST /ecom/contact. */
export const decodeContact = object({
	...sender,
	page: optional(line),
	email: line,
	message,
	privacy: boolean,
	name: optional(line),
	phone: optional(line),
	branch: optional(line),
	subject: optional(line),
	honeypot: optional(message),
});

/** Decodes POST /ecom/rating. */
export const decodeRating = object({
	...sender,
	product: decodeContentId,
	rating: number,
	privacy: boolean,
	name: optional(line),
	comment: optional(message),
	order_number: optional(line),
});

/** Decodes POST /ecom/newsletter. */
export const decodeSubscription = object({ ...sender, email: line, consent: boolean });

/** Decodes POST /ecom/withdrawal. */
export const decodeWithdrawal = object({
	...sender,
	name: line,
	order_reference: line,
	email: line,
	items: optional(message),
});
