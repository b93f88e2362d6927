import type { HttpResponse } from "#adapters/order-service/http-client.ts";
import { deliveryPromise } from "#core/checkout/decode-delivery-promise.ts";
import { decodePlacedOrder } from "#core/checkout/placed-order.ts";
import { decodeContentId, oneOf, record } from "#core/decoding/content-decoders.ts";
import { decimal } from "#core/decoding/decode-decimal.ts";
import {
	boolean,
	type Decoder,
	integer,
	isObject,
	list,
	nullable,
	object,
	satisfying,
} from "#core/decoding/decoder.ts";
import { withAbsent } from "#core/decoding/file-decoders.ts";
import type { FieldProblem } from "#core/forms/field-rules.ts";
import type { KnownOrder, OrderChanges } from "#core/ports/orders.ts";
import { fail, succeed } from "#core/shared/result.ts";

/** The message key of a field's problem that has no catalogue key of its own. */
export const generalProblemKey = "form.refused";

/** Returns whether the body is an object whose `name` is exactly `value`. */
export function bodyFieldEquals({ body }: HttpResponse, name: string, value: string): boolean {
	return body.ok && isObject(body.value) && Object.hasOwn(body.value, name) && body.value[name] === value;
}

/** Statuses that ask for a later retry, including those of gateways; they say nothing about the request itself. */
const retryStatuses: readonly number[] = [408, 425, 429];

/** Returns whether a response says that nothing was accepted, by its status or by the field named `word`. */
export function isRefusal(response: HttpResponse, word: "status" | "message"): boolean {
	const { status, ok } = response;
	if (ok) return bodyFieldEquals(response, word, "error");
	return status >= 400 && status <= 499 && !retryStatuses.includes(status);
}

/** Returns an error for the log about an unexpected response, without text from it. */
export function unexpectedResponse({ status, body }: HttpResponse): Error {
	return new Error(
		`The order service answered with ${status}${body.ok ? "" : `, without ${body.error.expected}`}.`,
	);
}

const price = object({ product: decodeContentId, variant: nullable(decodeContentId), price_brutto: decimal });

const stock = object({
	product: decodeContentId,
	variant: nullable(decodeContentId),
	stock: integer(0, Number.MAX_SAFE_INTEGER),
});

const decodeListedChanges = object({
	status: oneOf(["out_of_stock", "price_changed", "wrapping_changed", "dates_changed"]),
	prices: withAbsent(list(price, 1000), []),
	stock: withAbsent(list(stock, 1000), []),
	wrapping: withAbsent(boolean, false),
	...deliveryPromise,
});

/** Decodes the changes of an order that conflicts; at least one. */
export const decodeChanges: Decoder<OrderChanges> = (input, path = "") => {
	const decoded = decodeListedChanges(input, path);
	if (!decoded.ok) return decoded;
	const { prices, stock, wrapping, deliveryDates, deliveryDays } = decoded.value;
	const delivery = deliveryDates || deliveryDays ? { deliveryDates, deliveryDays } : null;
	const isChanged = prices.length > 0 || stock.length > 0 || wrapping || delivery !== null;
	return isChanged
		? succeed({ prices, stock, wrapping, delivery })
		: fail({ path, expected: "at least one change" });
};

const decodeStatus = object({
	order: nullable(
		object({
			placed: decodePlacedOrder,
			payment_method: nullable(decodeContentId),
			payment: oneOf(["open", "reported", "paid"]),
		}),
	),
});

/** Decodes the service's order for a key; null if the service explicitly has none. */
export const decodeKnownOrder: Decoder<KnownOrder | null> = (input, path = "") => {
	if (!isObject(input) || !Object.hasOwn(input, "order")) return fail({ path, expected: "an order or null" });
	const order = isObject(input.order) ? { ...input.order, placed: input.order } : input.order;
	const decoded = decodeStatus({ order }, path);
	if (!decoded.ok || decoded.value.order === null) return decoded.ok ? succeed(null) : decoded;
	const { placed, payment_method, payment } = decoded.value.order;
	return succeed({ order: placed, paymentMethod: payment_method, payment });
};

/** Decodes the receipt of a withdrawal; `receipt_mailed` is sent only if it is false. */
export const decodeReceipt: Decoder<{
	readonly received_at: string;
	readonly receipt_mailed: boolean | null;
}> = object({
	receipt_mailed: nullable(boolean),
	received_at: satisfying(
		"a time as ISO 8601 writes it, with its zone",
		(input): input is string => typeof input === "string" && isTime(input),
	),
});

/** Returns the service's problems with a form's fields; null if the response is not about them. */
export function fieldProblems({ status, body }: HttpResponse): readonly FieldProblem[] | null {
	if (status !== 400 || !body.ok) return null;
	const decoded = decodeErrors(body.value);
	return decoded.ok ? decoded.value.errors : null;
}

const decodeProblem: Decoder<FieldProblem> = (input, path) => {
	const decoded = decodeProblemFields(input, path);
	if (!decoded.ok) return decoded;
	const { field, key, params } = decoded.value;
	return isCatalogueKey(key)
		? succeed({ field, key, params: params ?? {} })
		: succeed({ field, key: generalProblemKey, params: {} });
};

const decodeProblemFields = object({
	field: satisfying(
		"a field's name",
		(input): input is string => typeof input === "string" && /^[\w.]{1,100}$/.test(input),
	),
	key: satisfying("a text", (input): input is string => typeof input === "string"),
	params: nullable(
		record(
			satisfying(
				"a text or a number",
				(input): input is string | number =>
					(typeof input === "string" && input.length <= 200) || Number.isFinite(input),
			),
			20,
		),
	),
});

const decodeErrors = object({
	status: satisfying("error", (input): input is "error" => input === "error"),
	errors: nonEmptyList(list(decodeProblem, 100)),
});

/**
 * Returns whether a key can be a catalogue key, so that neither the service's texts nor prototype properties reach
 * the page.
 */
function isCatalogueKey(key: string): boolean {
	return (
		key.length <= 100 &&
		/^[a-zA-Z]+(?:\.[a-zA-Z]+)*$/.test(key) &&
		!key.split(".").some((part) => part in Object.prototype)
	);
}

function isTime(value: string): boolean {
	return (
		/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/.test(value) &&
		!Number.isNaN(Date.parse(value))
	);
}

function nonEmptyList<Value>(decode: Decoder<readonly Value[]>): Decoder<readonly Value[]> {
	return (input, path = "") => {
		const decoded = decode(input, path);
		return decoded.ok && decoded.value.length === 0
			? { ok: false, error: { path, expected: "at least one item" } }
			: decoded;
	};
}
