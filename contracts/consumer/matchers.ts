import { MatchersV3 } from "@pact-foundation/pact";

const { eachLike, equal, regex, string } = MatchersV3;

/** How a sum goes over the wire: a decimal as text. */
const decimalPattern = "^-?\\d{1,15}(\\.\\d{1,6})?$";

const decimalFields = new Set([
	"price_brutto",
	"totalPriceBrutto",
	"presentWrapCost",
	"shippingCost",
	"total",
]);

/** The types of a body that the shop sends, field by field; the values are examples. */
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

/** A word that must be this one. */
export const word = (value: string) => equal(value);

/** An id, as a number or a text. */
export const id = (value: number) => regex(`^${value}$`, String(value));

/** Any day, as "YYYY-MM-DD". */
export const date = (example: string) => regex("^\\d{4}-\\d{2}-\\d{2}$", example);

/** An id that the service gives: a number, or a text that is not empty. */
export const anyId = (example: string) => regex("^.{1,100}$", example);

/** This sum and no other, with or without zeros at its end. */
export function sum(value: string) {
	const [whole, cents = ""] = value.split(".");
	return regex(cents === "" ? `^${whole}(\\.0{1,6})?$` : `^${whole}\\.${cents}0{0,4}$`, value);
}

/** A response of 400 that names one wrong field. */
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
