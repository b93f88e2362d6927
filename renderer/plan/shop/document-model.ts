import { documentPath } from "#core/content/documents.ts";
import { findDocument } from "#core/legal/official-graphics.ts";
import type { DocumentModel } from "#core/models/shop-model.ts";
import type { Site } from "#core/site/site.ts";

/** Returns the link to an official graphic that the site has as a document; null if it has none (B-LAW-08). */
export function documentModel(site: Pick<Site, "documents">, names: readonly string[]): DocumentModel | null {
	const document = findDocument(site, names);
	return document && { href: `/${documentPath(document)}`, kilobytes: Math.ceil(document.size / 1024) };
}
