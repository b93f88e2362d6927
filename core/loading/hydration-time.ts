import type { TemplateName } from "#core/pages/page.ts";

/**
 * When the script that renders a page takes it over: as soon as the browser is idle, at the first sign that a visitor uses
 * the page, or when one of its islands is used; until then the document is the page (B-USE-17).
 */
export type HydrationTime = "idle" | "firstUse" | "islands";

/** Pages that say nothing of use before they know what the browser stores or which address was asked for. */
const applications: ReadonlySet<TemplateName> = new Set([
	"not-found",
	"shop-cart",
	"shop-checkout",
	"shop-confirmation",
	"shop-wishlist",
	"thanks",
	"withdrawal-form",
]);

/** Pages that are read first, and are controls nearly everywhere. */
const products: ReadonlySet<TemplateName> = new Set(["shop-list", "shop-product"]);

/**
 * Returns when pages of a template are taken over. `isLive` where products are read from a content service: the document may
 * be older than a price then (R-CAT-02).
 */
export function hydrationTime(template: TemplateName, isLive: boolean): HydrationTime {
	if (applications.has(template)) return "idle";
	if (!products.has(template)) return "islands";
	return isLive ? "idle" : "firstUse";
}
