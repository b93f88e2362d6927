/** The storage key of recently viewed products; its presence means that the visitor wants them remembered. */
export const viewedKey = "int-viewed";

/** The storage key of the wishlist. */
export const wishlistKey = "int-wishlist";
