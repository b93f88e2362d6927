import type { PageModel } from "#core/models/page-model.ts";

/**
 * Returns whether a page runs payment providers' scripts, which no other page's security policy allows (B-SEC-01). A policy
 * lasts as long as its document, so such a page is never rendered in the document of another.
 */
export function takesPayment({ template }: Pick<PageModel, "template">): boolean {
	return template === "shop-checkout";
}
