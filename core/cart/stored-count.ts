import { cartMaxAge, cartVersion } from "#core/cart/cart-key.ts";
import { list, parseJson, shape, whole } from "#core/shared/decoder.ts";
import { clockTolerance, maxCopyLength } from "#core/shared/stored-copy.ts";

/**
 * The totalCount of a stored cart (R-ROUTE-10), for pages that show no more of it: without the lines' own schema and
 * without arithmetic. 0 for none, an expired or a damaged one; `now` in milliseconds since 1970.
 */
export function storedCartCount(text: string | null, now: number): number {
	if (text === null) return 0;
	const json = parseJson(text, maxCopyLength);
	if (!json.ok) return 0;
	const copy = shape({
		version: whole(cartVersion, cartVersion),
		timestamp: whole(0, now + clockTolerance),
		data: shape({
			cart: shape({ products: list(shape({ count: whole(1, Number.MAX_SAFE_INTEGER) }), 10_000) }),
		}),
	})(json.value);
	if (!copy.ok || now - copy.value.timestamp > cartMaxAge) return 0;
	return copy.value.data.cart.products.reduce((sum, { count }) => sum + count, 0);
}
