import type { PageTemplate } from "#core/pages/page.ts";

/**
 * The time at which the prerendered markup of an island hydrates; a whole page is one island (B-USE-17):
 * - `load`: as soon as the browser is idle after the load event
 * - `visible`: when the markup is near the screen
 * - `interaction`: when a visitor begins to use it
 * - `change`: when its props or settings change
 *
 * All of them hydrate at a change at the latest.
 */
export type HydrationTime = "load" | "visible" | "interaction" | "change";

/** The times at which a block of the site's own hydrates; with `none`, it stays as prerendered. */
export const ownHydrations = ["load", "visible", "interaction", "none"] as const;

export type OwnHydration = (typeof ownHydrations)[number];

/** The times at which a page with a template of the site's own hydrates; it is always visible. */
export const templateHydrations = ["load", "interaction", "none"] as const satisfies readonly OwnHydration[];

export type TemplateHydration = (typeof templateHydrations)[number];

/** Templates whose pages depend on browser storage or the requested address. */
const applications: ReadonlySet<PageTemplate> = new Set([
	"not-found",
	"shop-cart",
	"shop-checkout",
	"shop-confirmation",
	"shop-wishlist",
	"thanks",
	"withdrawal-form",
]);

/** Templates that are read first and consist mostly of controls. */
const products: ReadonlySet<PageTemplate> = new Set(["shop-list", "shop-product"]);

/**
 * Returns when pages of a template hydrate. Other templates change only through islands or navigation. `isLive` means
 * that products are read from a content service, so that prices in the document may be outdated (R-CAT-02).
 */
export function hydrationTime(template: PageTemplate, isLive: boolean): HydrationTime {
	if (applications.has(template)) return "load";
	if (!products.has(template)) return "change";
	return isLive ? "load" : "interaction";
}
