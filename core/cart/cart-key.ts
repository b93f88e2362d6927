import { day } from "#core/shared/day.ts";

/** Where the cart is kept (specification 9, "Storage keys"). */
export const cartKey = "int-cart";

/** Raised whenever the shape of a stored cart changes. */
export const cartVersion = 1;

/** How long a stored cart counts, in milliseconds (R-CART-06). */
export const cartMaxAge = 30 * day;
