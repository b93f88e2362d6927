/** Where the wishlist is kept. */
export const wishlistKey = "int-wishlist";
