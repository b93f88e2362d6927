import { integer, list, object, parseJson } from "#core/decoding/decoder.ts";
import { day } from "#core/platform/time.ts";
import { clockTolerance, maxStateLength } from "#core/state/storage-commands.ts";

/** The storage key of the cart (specification 9, "Storage keys"). */
export const cartKey = "int-cart";

/** The version of the stored format; raised with each change. */
export const cartVersion = 1;

/** The maximum age of a stored cart in milliseconds (R-CART-06). */
export const cartMaxAge = 30 * day;

/**
 * Returns the totalCount of a stored cart (R-ROUTE-10), for pages that show nothing else of it. Needs neither the
 * decoder for lines nor arithmetic. 0 without a cart, or for an expired or damaged one; `now` in milliseconds since
 * 1970.
 */
export function storedCartCount(text: string | null, now: number): number {
	if (text === null) return 0;
	const json = parseJson(text, maxStateLength);
	if (!json.ok) return 0;
	const copy = object({
		version: integer(cartVersion, cartVersion),
		timestamp: integer(0, now + clockTolerance),
		data: object({
			cart: object({ products: list(object({ count: integer(1, Number.MAX_SAFE_INTEGER) }), 10_000) }),
		}),
	})(json.value);
	if (!copy.ok || now - copy.value.timestamp > cartMaxAge) return 0;
	return copy.value.data.cart.products.reduce((sum, { count }) => sum + count, 0);
}
