/** The shop's sub-paths that are not categories, the same in every language (R-ROUTE-15). */
export const shopPathSegments = {
	cart: "warenkorb",
	checkout: "kasse",
	confirmation: "bestaetigung",
	wishlist: "merkzettel",
} as const;

/** The segment before a list's page number: "/shop/uhren/seite/2" (B-SEO-08). */
export const listPageSegment = "seite";
