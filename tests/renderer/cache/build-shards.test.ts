import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BuildCache } from "#renderer/cache/build-cache.ts";
import type { RecordedPage } from "#renderer/cache/build-record.ts";
import { shardRecord } from "#renderer/cache/build-shards.ts";
import { readCacheFile, writeWithDigest } from "#renderer/cache/cache-file.ts";
import manifest from "../../../package.json" with { type: "json" };

const { shards } = BuildCache;
const domain = "ring.example";

let root = "";
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "facette-shards-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function pageAt(path: string, files: RecordedPage["files"]): RecordedPage {
	return {
		published: {
			...{ path, language: "de", template: "info", title: "Müller", description: "" },
			...{ noindex: false, modified: "2026-11-04", frames: [] },
		},
		...{ item: "page a", reads: [], inputs: "1", model: "2", rendering: "3", images: [], notes: [] },
		files,
	};
}

/** Writes a shard with one page of each file, and one image; returns its folder. */
async function writeShard(
	index: number,
	files: Readonly<Record<string, string>>,
	of: { readonly count?: number; readonly shop?: string } = {},
): Promise<string> {
	const { count = 2, shop = domain } = of;
	const folder = join(root, `${shop}-${index}-of-${count}`);
	const image = `assets/media/ring-${index}.jpg`;
	for (const [path, text] of Object.entries({ ...files, [image]: "image" })) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), text);
	}
	const pages = Object.entries(files).map(([path, { length }]) => pageAt(`/${path}`, [[path, length]]));
	await shards.save(folder, { domain: shop, shard: { index, count }, pages, images: [[image, 5]] });
	return folder;
}

/** Merges shards into an empty folder; returns the paths of pages and images, and the texts of the files. */
async function merge(...folders: readonly string[]) {
	const opened = shards.open(folders, domain);
	if (!opened.ok) throw new Error(opened.error.kind);
	const { record, copyFiles } = await shards.merge(opened.value);
	const target = mkdtempSync(join(root, "merged-"));
	copyFiles(target);
	const files = [...[...record.pages.values()].flatMap((page) => page.files), ...imagesOf(record)];
	return {
		pages: [...record.pages.keys()].sort(),
		images: imagesOf(record).map(([path]) => path),
		texts: Object.fromEntries(files.map(([path]) => [path, readFileSync(join(target, path), "utf8")])),
	};
}

const imagesOf = ({ others }: Awaited<ReturnType<typeof shards.merge>>["record"]) =>
	others.get("images")?.files ?? [];

describe("the shards of a build", () => {
	it("B-REL-11 are merged with all pages and images, and their files", async () => {
		const merged = await merge(
			await writeShard(1, { "a.html": "A" }),
			await writeShard(2, { "b.html": "B" }),
		);
		expect(merged).toEqual({
			pages: ["/a.html", "/b.html"],
			images: ["assets/media/ring-1.jpg", "assets/media/ring-2.jpg"],
			texts: {
				"a.html": "A",
				"b.html": "B",
				"assets/media/ring-1.jpg": "image",
				"assets/media/ring-2.jpg": "image",
			},
		});
	});

	it("B-REL-11 are merged without pages and images whose files are missing or damaged", async () => {
		const folder = await writeShard(1, { "a.html": "A", "b.html": "B", "c.html": "C" });
		rmSync(join(folder, "a.html"));
		writeFileSync(join(folder, "b.html"), "X");
		writeFileSync(join(folder, "assets/media/ring-1.jpg"), "magie");
		expect(await merge(folder)).toEqual({ pages: ["/c.html"], images: [], texts: { "c.html": "C" } });
	});

	it("B-REL-11 are merged without pages that have the same file with different contents", async () => {
		const first = await writeShard(1, { "a.html": "A", "own.txt": "1", "same.txt": "=" });
		const second = await writeShard(2, { "b.html": "B", "own.txt": "2", "same.txt": "=" });
		const { pages, texts } = await merge(first, second);
		expect(pages).toEqual(["/a.html", "/b.html", "/same.txt"]);
		expect(texts).toMatchObject({ "a.html": "A", "b.html": "B", "same.txt": "=" });
	});

	it("B-REL-11 lead to no file outside their folders", async () => {
		writeFileSync(join(root, "secret.txt"), "secret");
		const folder = await writeShard(1, { "a.html": "A", "../secret.txt": "secret" });
		expect((await merge(folder)).pages).toEqual(["/a.html"]);
	});

	it("B-REL-11 are refused if they are incomplete, or of another shop, version or number, or given twice", async () => {
		const first = await writeShard(1, { "a.html": "A" });
		const open = (...folders: readonly string[]) => {
			const opened = shards.open(folders, domain);
			return opened.ok ? null : opened.error;
		};
		expect(open(first)).toBeNull();
		expect(open(root)).toEqual({ kind: "incomplete", folder: root });

		const truncated = join(root, "truncated");
		cpSync(first, truncated, { recursive: true });
		const text = readFileSync(join(first, shardRecord), "utf8");
		writeFileSync(join(truncated, shardRecord), text.slice(0, -1));
		expect(open(first, truncated)).toEqual({ kind: "incomplete", folder: truncated });

		const partial = join(root, "partial");
		cpSync(first, partial, { recursive: true });
		const whole = readCacheFile(join(first, shardRecord)) as object;
		writeWithDigest(join(partial, shardRecord), { ...whole, digests: [["a.html", 1]] });
		expect(open(first, partial)).toEqual({ kind: "incomplete", folder: partial });
		expect(open(join(root, "none"))).toEqual({ kind: "absent", folder: join(root, "none") });

		const older = join(root, "older");
		cpSync(first, older, { recursive: true });
		const saved = { ...(readCacheFile(join(first, shardRecord)) as object), version: "0.0.9" };
		writeWithDigest(join(older, shardRecord), saved);
		const versions = { found: "0.0.9", expected: manifest.version };
		expect(open(older)).toEqual({ kind: "version", folder: older, ...versions });

		const shop = await writeShard(1, {}, { shop: "clock.example" });
		expect(open(shop)).toEqual({ kind: "shop", folder: shop, found: "clock.example", expected: domain });
		const third = await writeShard(3, {}, { count: 4 });
		expect(open(first, third)).toEqual({ kind: "count", folder: third, found: "4", expected: "2" });
		const link = join(root, "link");
		symlinkSync(first, link);
		expect(open(first, link)).toEqual({ kind: "twice", folder: link, other: first });
	});
});
