import type { PageModel } from "#core/site/page-model.ts";

/**
 * Tells whether a page runs payment providers' scripts, which no other page's security policy allows (B-SEC-01). A policy
 * lasts as long as its document, so such a page is never drawn in the document of another.
 */
export function takesPayment({ template }: Pick<PageModel, "template">): boolean {
	return template === "shop-checkout";
}
