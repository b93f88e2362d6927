import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { documentPath, type SiteDocument } from "#core/content/documents.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import type { RecordedFile } from "#renderer/output/site-files.ts";
import { convertWriteErrors } from "#renderer/output/write-error.ts";

/** Writes a site's documents below `root` unchanged (B-LAW-08). */
export function writeDocuments(
	documents: readonly SiteDocument[],
	content: Pick<SiteContent, "media">,
	root: string,
): Promise<readonly RecordedFile[]> {
	const written = documents.map(async (document): Promise<RecordedFile> => {
		const bytes = await content.media(document.name);
		const path = documentPath(document);
		const target = join(root, path);
		convertWriteErrors(target, () => {
			mkdirSync(dirname(target), { recursive: true });
			// It may be a hard link to the previous site's file.
			rmSync(target, { force: true });
			writeFileSync(target, bytes);
		});
		return [path, bytes.length];
	});
	return Promise.all(written);
}
