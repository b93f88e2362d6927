import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BuildCache } from "#renderer/cache/build-cache.ts";

let site = "";
beforeEach(() => {
	site = mkdtempSync(join(tmpdir(), "facette-code-"));
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

function write(path: string, text = "") {
	mkdirSync(dirname(join(site, path)), { recursive: true });
	writeFileSync(join(site, path), text);
}

/** Links a path of the site to a folder next to it. */
function link(path: string, folder: string) {
	mkdirSync(join(site, dirname(path), folder), { recursive: true });
	symlinkSync(folder, join(site, path));
}

/** Writes a shard with one page whose files have these paths. */
async function writeShard(folder: string, ...paths: readonly string[]) {
	for (const path of paths) write(join(folder, path));
	const images = paths.map((path) => [path, 0] as const);
	const shard = { domain: "ring.example", shard: { index: 1, count: 2 }, pages: [], images };
	await BuildCache.shards.save(join(site, folder), shard);
}

function digest() {
	const folders = { contentDirectory: join(site, "content") };
	return BuildCache.sources.codeDigest(site, folders, join(site, "dist/site"));
}

describe("the digest of a site's code", () => {
	it("B-REL-07 leaves out content and what builds have written: outputs with their catalogues, and shards", async () => {
		write("block.ts");
		const before = digest();
		write("content/page.json");
		write("dist/site/page-data.json");
		for (const output of ["dist/other", "other"]) {
			link(output, ".other-12-aB3dE6");
			write(`${output}/page-data.json`);
			write(`${output}.catalogue.json`);
		}
		await writeShard("copies/1", "en/page-data.json");
		expect(digest()).toBe(before);
	});

	it("B-REL-11 B-REL-07 contains all code: in linked folders, and next to the files of a shard", async () => {
		link("blocks", ".blocks-v2");
		link("engines", ".engines-12");
		link("theme", ".other-12-aB3dE6");
		await writeShard("", "page-data.json");
		await writeShard("copies", "page-data.json");
		const code = ["blocks/a.ts", "engines/a.ts", "theme/a.css", "a.ts", "copies/a.ts", "b.catalogue.json"];
		const digests = [digest()];
		for (const path of code) {
			write(path);
			digests.push(digest());
		}
		expect(new Set(digests).size).toBe(code.length + 1);
	});
});
