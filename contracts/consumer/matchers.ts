import { MatchersV3 } from "@pact-foundation/pact";

const { eachLike, equal, regex, string } = MatchersV3;

/** The wire format of sums: a decimal as text. */
const decimalPattern = "^-?\\d{1,15}(\\.\\d{1,6})?$";

const decimalFields = new Set([
	"price_brutto",
	"totalPriceBrutto",
	"presentWrapCost",
	"shippingCost",
	"total",
]);

/** Returns matchers for the types of a body that the shop sends, field by field; the values are examples. */
export function typesOf(value: unknown, name = ""): unknown {
	if (typeof value === "string") return textLike(name, value);
	if (Array.isArray(value)) {
		return value.length === 1 ? eachLike(typesOf(value[0])) : value.map((item) => typesOf(item));
	}
	if (typeof value === "object" && value !== null) {
		return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, typesOf(item, key)]));
	}
	return value === null ? MatchersV3.nullValue() : MatchersV3.like(value);
}

function textLike(name: string, value: string): unknown {
	if (name === "order_uuid") return MatchersV3.uuid(value);
	if (name === "language") return regex("^(de|en|fr)$", value);
	if (name === "currency") return regex("^(EUR|CHF)$", value);
	return decimalFields.has(name) ? regex(decimalPattern, value) : string(value);
}

/** Matches exactly this word. */
export const word = (value: string) => equal(value);

/** Matches an id, as number or text. */
export const id = (value: number) => regex(`^${value}$`, String(value));

/** Matches any day, as "YYYY-MM-DD". */
export const date = (example: string) => regex("^\\d{4}-\\d{2}-\\d{2}$", example);

/** Matches an id that the service assigns: a number, or a text that is not empty. */
export const anyId = (example: string) => regex("^.{1,100}$", example);

/** Matches exactly this sum, with or without trailing zeros. */
export function sum(value: string) {
	const [integer, cents = ""] = value.split(".");
	return regex(cents === "" ? `^${integer}(\\.0{1,6})?$` : `^${integer}\\.${cents}0{0,4}$`, value);
}

/** Returns a response with status 400 that names one invalid field. */
export function fieldErrors(field: string, key: string) {
	return {
		status: word("error"),
		errors: eachLike({
			field: regex(`^${field}$`, field),
			key: regex("^[a-zA-Z]+(\\.[a-zA-Z]+)*$", key),
			params: {},
		}),
	};
}
