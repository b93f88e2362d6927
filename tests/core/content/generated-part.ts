import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";

/**
 * Expects the part of a file between `<!-- name -->` and `<!-- /name -->` to equal a text; `vitest --update` writes
 * it. The file's path is relative to the repository's root.
 */
export async function expectGenerated(file: string, name: string, text: string): Promise<void> {
	const path = fileURLToPath(new URL(`../../../${file}`, import.meta.url));
	const [start, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
	const written = readFileSync(path, "utf8");
	const [before = "", rest] = written.split(start);
	const [, after] = rest?.split(end) ?? [];
	if (after === undefined) throw new Error(`${file} has no part "${name}".`);
	await expect(before + start + text + end + after).toMatchFileSnapshot(path);
}
