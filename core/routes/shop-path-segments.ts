/** The sub-paths of the shop that are no categories, the same in every language (R-ROUTE-15). */
export const shopPathSegments = {
	cart: "warenkorb",
	checkout: "kasse",
	confirmation: "bestaetigung",
	wishlist: "merkzettel",
} as const;

/** The segment before the number of a list's further pages: "/shop/uhren/seite/2" (B-SEO-08). */
export const listPageSegment = "seite";
