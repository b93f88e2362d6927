import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";

/** Returns a text with the part between `<!-- name -->` and `<!-- /name -->` replaced; null if it has no such part. */
function withPart(written: string, name: string, text: string): string | null {
	const [start, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
	const [before = "", rest] = written.split(start);
	const [, after] = rest?.split(end) ?? [];
	return after === undefined ? null : before + start + text + end + after;
}

/**
 * Expects the parts of a file between `<!-- name -->` and `<!-- /name -->` to equal texts; `vitest --update` writes them. The
 * file's path is relative to the repository's root. All parts of a file belong in one call, because an update writes the
 * whole file.
 */
export async function expectGenerated(file: string, parts: Readonly<Record<string, string>>): Promise<void> {
	const path = fileURLToPath(new URL(`../../../${file}`, import.meta.url));
	let expected = readFileSync(path, "utf8");
	for (const [name, text] of Object.entries(parts)) {
		const next = withPart(expected, name, text);
		if (next === null) throw new Error(`${file} has no part "${name}".`);
		expected = next;
	}
	await expect(expected).toMatchFileSnapshot(path);
}
