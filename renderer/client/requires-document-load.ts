import { type PageModel, takesPayment } from "#core/models/page-model.ts";

/** More characters than a cart and a checkout draft need. */
const requiredCharacters = 50_000;
const probe = "facette-room";

/** Returns whether storage has room; otherwise cart and draft exist only in the document's memory. */
function canStore(storage: () => Storage): boolean {
	try {
		const browser = storage();
		browser.setItem(probe, " ".repeat(requiredCharacters));
		browser.removeItem(probe);
		return true;
	} catch {
		return false;
	}
}

/**
 * Returns whether a page cannot be rendered in the document of another page. A document keeps its security policy,
 * and only the checkout's policy allows payment providers (B-SEC-01). A cart that exists only in memory takes
 * precedence: that customer pays without a provider (B-REL-03).
 */
export function requiresDocumentLoad(
	next: Pick<PageModel, "template">,
	document: Pick<PageModel, "template">,
	storage: () => Storage,
): boolean {
	return takesPayment(next) && !takesPayment(document) && canStore(storage);
}
