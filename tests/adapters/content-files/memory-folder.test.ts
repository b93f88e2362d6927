import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { createContentFiles } from "#adapters/content-files/content-files.ts";
import { type ContentFolder, openFolder } from "#adapters/content-files/folder.ts";
import { createMemoryFolder } from "#adapters/content-files/memory-folder.ts";

const demo = fileURLToPath(new URL("../../../adapters/content-files/demo/content", import.meta.url));
const onDisk = openFolder(demo) as ContentFolder;

function pathsBelow(folder: string): readonly string[] {
	const listed = onDisk.list(folder);
	const entries = (listed.ok && listed.value) || [];
	return entries.flatMap(({ name, kind }) => {
		const path = folder === "" ? name : `${folder}/${name}`;
		return kind === "folder" ? pathsBelow(path) : path;
	});
}

const paths = pathsBelow("");
const isImage = (path: string) => path.startsWith("media/") && !path.endsWith(".json");
const inMemory = createMemoryFolder({
	texts: new Map(
		paths.filter((path) => !isImage(path)).map((path) => [path, readFileSync(join(demo, path), "utf8")]),
	),
	images: new Map(paths.filter(isImage).map((path) => [path, join(demo, path)])),
});

/** Returns the digest of a file, since `toEqual` compares megabytes of images byte by byte in JavaScript. */
function digestOf(folder: ContentFolder, path: string): string {
	const read = folder.read(path);
	if (!read.ok) throw new Error(`${path} cannot be read`);
	return createHash("sha256").update(read.value).digest("hex");
}

describe("a content folder in memory", () => {
	it("B-USE-04 lists and reads the same as one on the disk", () => {
		const folders = new Set(["", ...paths.map((path) => path.slice(0, Math.max(path.lastIndexOf("/"), 0)))]);
		for (const folder of [...folders, "nowhere"]) expect(inMemory.list(folder)).toEqual(onDisk.list(folder));
		for (const path of paths) expect(digestOf(inMemory, path)).toBe(digestOf(onDisk, path));
	});

	it("B-REL-04 reports a missing and a large file as one on the disk does", () => {
		expect(inMemory.read("pages/nowhere.json")).toEqual(onDisk.read("pages/nowhere.json"));
		expect(inMemory.locate("media/nowhere.jpg")).toEqual(onDisk.locate("media/nowhere.jpg"));
		for (const path of ["company.json", paths.find(isImage) ?? ""])
			expect(inMemory.read(path, 10)).toEqual(onDisk.read(path, 10));
	});

	it("B-USE-04 gives the same site", async () => {
		const languages = ["de", "en", "fr"] as const;
		const content = createContentFiles({
			directory: "memory",
			languages,
			defaultLanguage: "de",
			openFolder: () => inMemory,
		});
		const loaded = await content.load();
		expect(loaded).toEqual(
			await createContentFiles({ directory: demo, languages, defaultLanguage: "de" }).load(),
		);
		expect(loaded.ok).toBe(true);
	});
});
