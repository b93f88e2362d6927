import { createHash } from "node:crypto";
import { indexFields } from "#adapters/catalogue-static/packed-index.ts";
import type { CatalogueColumns } from "#core/catalogue/catalogue-index.ts";
import type { RenderContext } from "#core/ports/page-renderer.ts";

/** The index file's content, each column packed once as long as it is the same, in all languages. */
export function indexText(columns: CatalogueColumns, kept: RenderContext["kept"]): string {
	const fields = Object.entries(indexFields(columns)).map(([name, { source, pack }]) => {
		const text = kept("packed", digestOfColumn(source), () => JSON.stringify(pack()));
		return `${JSON.stringify(name)}:${text}`;
	});
	return `{${fields.join(",")}}`;
}

/** Digest of numbers and plain data. */
function digestOfColumn(source: readonly unknown[]): string {
	const hash = createHash("sha256");
	for (const part of source) {
		const bytes =
			part instanceof Int32Array
				? Buffer.from(part.buffer, part.byteOffset, part.byteLength)
				: Buffer.from(JSON.stringify(part));
		hash.update(`${bytes.length}:`).update(bytes);
	}
	return hash.digest("hex").slice(0, 16);
}
