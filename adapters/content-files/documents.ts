import { createHash } from "node:crypto";
import type { ContentFolder } from "#adapters/content-files/folder.ts";
import type { SiteDocument } from "#core/content/documents.ts";
import { type ContentFinding, errorAt } from "#core/content/finding.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";

/** The first bytes of a PDF (ISO 32000-2, 7.5.2). */
const pdfHeader = "%PDF-";

function readDocument(folder: ContentFolder, name: string): Result<SiteDocument, ContentFinding> {
	const file = `media/${name}`;
	const read = folder.read(file);
	if (!read.ok) return read;
	const bytes = read.value;
	if (bytes.toString("latin1", 0, pdfHeader.length) !== pdfHeader)
		return fail(errorAt(file, null, "content.document.broken", {}));
	return succeed({ name, size: bytes.length, digest: createHash("sha256").update(bytes).digest("hex") });
}

/** Reads the documents of the media folder; one that is not a PDF is a finding (B-LAW-08). */
export function readDocuments(
	folder: ContentFolder,
	names: readonly string[],
	findings: ContentFinding[],
): readonly SiteDocument[] {
	return names.flatMap((name) => {
		const read = readDocument(folder, name);
		if (read.ok) return [read.value];
		findings.push(read.error);
		return [];
	});
}
