import { type PageModel, takesPayment } from "#core/models/page-model.ts";

/** More than a cart and what is entered at the checkout take, in characters. */
const requiredCharacters = 50_000;
const probe = "facette-room";

/** Where storage is blocked or full, cart and draft live in the document's memory. */
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
 * Returns whether a page cannot be rendered in the document of another: a document keeps its security policy, and only the
 * checkout's own allows payment providers (B-SEC-01). A cart that would not outlast the document goes before: that customer
 * pays without a provider (B-REL-03).
 */
export function requiresDocumentLoad(
	next: Pick<PageModel, "template">,
	document: Pick<PageModel, "template">,
	storage: () => Storage,
): boolean {
	return takesPayment(next) && !takesPayment(document) && canStore(storage);
}
