/** The storage key of the wishlist. */
export const wishlistKey = "int-wishlist";
