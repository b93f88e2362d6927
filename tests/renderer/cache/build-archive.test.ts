import { createHash } from "node:crypto";
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	realpathSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BuildCache } from "#renderer/cache/build-cache.ts";
import type { RecordedPage } from "#renderer/cache/build-record.ts";
import { openArchive, sealArchive } from "#renderer/cache/sealed-archive.ts";
import type { BuildReport } from "#renderer/render/build-report.ts";

const key = Buffer.alloc(32, 1);
const { archive } = BuildCache;

let root = "";
let [output, restored] = ["", ""];
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "facette-archive-"));
	[output, restored] = [join(root, "one/site"), join(root, "two/site")];
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const files = {
	"index.html": "<h1>Müller</h1>",
	"assets/app.aaaa.js": "a",
	"assets/media/ring-400.0123456789.jpg": "ring",
	"assets/media/watch-400.0123456789.jpg": "watch",
	[`shop/${"very-long-name/".repeat(12)}index.html`]: "long",
	".facette-kept.json": '["assets/media/watch-400.0123456789.jpg"]',
};
const images = ["assets/media/ring-400.0123456789.jpg", "assets/media/watch-400.0123456789.jpg"] as const;
const page: RecordedPage = {
	published: {
		...{ path: "/", language: "de", template: "info", title: "Müller", description: "" },
		...{ noindex: false, modified: "2026-11-04", frames: [] },
	},
	...{ item: "page a", reads: [], inputs: "1", model: "2", rendering: "3", images: [], notes: [] },
	files: [["index.html", 16]],
};

function write(path: string, text: string): void {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, text);
}

/** Writes a built site with its record. */
function writeBuild(): void {
	for (const [path, text] of Object.entries(files)) write(join(root, "one/.site-1", path), text);
	symlinkSync(".site-1", output);
	const cache = new BuildCache(output);
	cache.pages.set("/", page);
	cache.recordFiles("images", [[images[0], 4]]);
	cache.recordFiles("program", [["assets/app.aaaa.js", 1]], "key");
	cache.entries("anchors", "program").set("/", ["#a"]);
	const build = { folder: ".site-1", spare: null, keptFiles: [[images[1], 5] as const] };
	cache.save(build, null, { pages: 1 } as BuildReport);
	write(join(root, "one/.facette-cache/0123456789.json"), '{"widths":[400]}');
}

async function packed(): Promise<Buffer> {
	writeBuild();
	const content = await archive.pack(output, key);
	if (!content) throw new Error("There is no archive.");
	return content;
}

/** Reads published images from memory. */
const reading =
	(published: Readonly<Record<string, string>>) =>
	async (paths: readonly string[], receive: (path: string, content: Uint8Array) => Promise<void>) => {
		for (const path of paths)
			if (published[path] !== undefined) await receive(path, Buffer.from(published[path]));
	};
const unpack = (content: Uint8Array, published: Readonly<Record<string, string>> = files) =>
	archive.unpack(restored, content, key, reading(published));

function filesOf(folder: string): Readonly<Record<string, string>> {
	const top = realpathSync(folder);
	const entries = readdirSync(top, { recursive: true, withFileTypes: true }).filter((entry) =>
		entry.isFile(),
	);
	const paths = entries.map((entry) => join(entry.parentPath, entry.name));
	return Object.fromEntries(paths.map((path) => [path.slice(top.length + 1), readFileSync(path, "utf8")]));
}

describe("an archive of a build", () => {
	it("B-REL-11 gives another machine the same site and record", async () => {
		expect(await unpack(await packed())).toEqual({ missingImages: 0 });
		expect(filesOf(restored)).toEqual(files);
		const [one, two] = [new BuildCache(output), new BuildCache(restored)];
		expect(two.last).toEqual({ ...one.last, folder: expect.stringMatching(/^\.site-/) });
		expect(two.last?.pages.get("/")).toEqual(page);
		expect(two.entries("anchors", "program").get("/")).toEqual(["#a"]);
		const description = join(root, "two/.facette-cache/0123456789.json");
		expect(readFileSync(description, "utf8")).toBe('{"widths":[400]}');
	});

	it("B-REL-11 is the same for the same site, apart from its encryption", async () => {
		const opened = openArchive(await packed(), key);
		const again = await archive.pack(output, key);
		expect(again && openArchive(again, key)).toEqual(opened);
		expect(again?.includes("Müller")).toBe(false);
	});

	it.each<[string, Readonly<Record<string, string>>]>([
		["missing", { [images[1]]: "watch" }],
		["altered", { ...files, [images[0]]: "King" }],
	])("B-REL-11 has no record of an image that is %s in the published site", async (_, published) => {
		expect(await unpack(await packed(), published)).toEqual({ missingImages: 1 });
		expect(existsSync(join(restored, images[0]))).toBe(false);
		const { last } = new BuildCache(restored);
		expect(last?.others.get("images")?.files).toEqual([]);
		expect(last?.others.get("program")?.files).toHaveLength(1);
		expect(last?.keptFiles).toEqual([[images[1], 5]]);
		expect(last?.pages.size).toBe(1);
	});

	it("B-REL-11 is not completed after an abort, so that the next build of the shop can begin", async () => {
		writeBuild();
		const stop = new AbortController();
		const packing = archive.pack(output, key, stop.signal);
		stop.abort();
		await expect(packing).rejects.toThrow("aborted");
	});

	it("B-REL-11 does not exist without a build, or without its record", async () => {
		expect(await archive.pack(output, key)).toBeNull();
		writeBuild();
		rmSync(join(root, "one/.facette-cache/build-site.json"));
		expect(await archive.pack(output, key)).toBeNull();
	});
});

function flipped(content: Buffer, index: number): Buffer {
	const changed = Buffer.from(content);
	changed[index] = (changed[index] ?? 0) ^ 1;
	return changed;
}

/** Returns a tar header (POSIX.1-1988) with the content of an entry. */
function tarEntry(name: string, content: string, type: "0" | "2"): Buffer {
	const header = Buffer.alloc(512);
	const size = type === "0" ? Buffer.byteLength(content) : 0;
	header.write(name, 0);
	header.write(`0000644\0${"0000000\0".repeat(2)}`, 100);
	header.write(`${size.toString(8).padStart(11, "0")}\0${"0".repeat(11)}\0`, 124);
	header.write(`        ${type}${type === "2" ? content : ""}`, 148);
	header.write("ustar\x0000", 257);
	const sum = header.reduce((total, byte) => total + byte, 0);
	header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
	const body = Buffer.alloc(Math.ceil(size / 512) * 512);
	if (type === "0") body.write(content);
	return Buffer.concat([header, body]);
}

/** Creates an archive with the right key and other contents; the last entry may be a link. */
function forged(entries: readonly (readonly [name: string, content: string])[], isLink = false): Buffer {
	const parts = entries.map(([name, content], index) =>
		tarEntry(name, content, isLink && index === entries.length - 1 ? "2" : "0"),
	);
	return sealArchive(gzipSync(Buffer.concat([...parts, Buffer.alloc(1024)])), key);
}

const stored = (json: string) => `${createHash("sha256").update(json).digest("hex")}\n${json}`;

describe("an archive that cannot be trusted", () => {
	it.each<[string, (content: Buffer) => Buffer]>([
		["truncated", (content) => content.subarray(0, -1)],
		["truncated to its beginning", (content) => content.subarray(0, 30)],
		["empty", () => Buffer.alloc(0)],
		["longer", (content) => Buffer.concat([content, Buffer.alloc(1)])],
		["changed in its first byte", (content) => flipped(content, 0)],
		["changed in its random number", (content) => flipped(content, 20)],
		["changed in its middle", (content) => flipped(content, content.length >> 1)],
		["changed in its last byte", (content) => flipped(content, content.length - 1)],
		["of another shop", (content) => sealArchive(openArchive(content, key) ?? content, Buffer.alloc(32, 2))],
	])("B-REL-11 is not used if it is %s", async (_, damage) => {
		expect(await unpack(damage(await packed()))).toBeNull();
		expect(existsSync(join(root, "two"))).toBe(false);
	});

	it("B-REL-11 is not used if its record is of another version, or missing", async () => {
		const digests = stored('{"format":8,"value":{}}');
		for (const record of ["", stored('{"format":0,"value":{}}')]) {
			const content = forged([
				[".facette-cache/build-site.json", record],
				[".facette-cache/build-site.images.json", digests],
			]);
			expect(await unpack(content)).toBeNull();
			expect(existsSync(restored)).toBe(false);
		}
	});

	it("B-REL-11 is refused as a whole if a path leads out of it, even with the right key", async () => {
		writeBuild();
		expect(await archive.pack(output, key)).not.toBeNull();
		const cache = join(root, "one/.facette-cache");
		const good = ["build-site.json", "build-site.images.json"].map(
			(name) => [`.facette-cache/${name}`, readFileSync(join(cache, name), "utf8")] as const,
		);
		const page = [".site-1/index.html", "<h1>Müller</h1>"] as const;
		expect(await unpack(forged([...good, page]), files)).toEqual({ missingImages: 0 });
		rmSync(join(root, "two"), { recursive: true });
		const bad = [
			["../evil", false],
			[".site-1/../../evil", false],
			[".site-1/../../../evil", false],
			[".site-1/evil", true],
		] as const;
		for (const [name, isLink] of bad) {
			await expect(unpack(forged([...good, page, [name, "../evil"]], isLink))).rejects.toThrow();
			expect(existsSync(restored)).toBe(false);
			const names = readdirSync(root, { recursive: true, encoding: "utf8" });
			expect(names.filter((path) => path.includes("evil"))).toEqual([]);
		}
	});

	it("B-REL-11 writes no file at an absolute path", async () => {
		writeBuild();
		await archive.pack(output, key);
		const evil = join(root, "evil");
		await unpack(forged([[evil, "evil"]])).catch(() => null);
		expect(existsSync(evil)).toBe(false);
	});
});
