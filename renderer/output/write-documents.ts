import { documentPath, type SiteDocument } from "#core/content/documents.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import { createFileWriter } from "#renderer/output/output-folder.ts";
import type { RecordedFile } from "#renderer/output/site-files.ts";

/** Writes a site's documents below `root` unchanged (B-LAW-08). */
export function writeDocuments(
	documents: readonly SiteDocument[],
	content: Pick<SiteContent, "media">,
	root: string,
): Promise<readonly RecordedFile[]> {
	// Files may be hard links to those of the previous site.
	const write = createFileWriter(root, true);
	const written = documents.map(async (document): Promise<RecordedFile> => {
		const path = documentPath(document);
		return [path, write({ path, content: await content.media(document.name) })];
	});
	return Promise.all(written);
}
