import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { mayReplace, restoreFolder, writeFolder } from "#adapters/content-directus/pull/content-folder.ts";
import { foreignParts } from "#adapters/content-directus/pull/foreign-parts.ts";
import { fetchImages, imagesOf } from "#adapters/content-directus/pull/images.ts";

const made: string[] = [];

function folders() {
	const root = mkdtempSync(join(tmpdir(), "facette-folder-"));
	made.push(root);
	const cache = join(root, "cache");
	mkdirSync(cache);
	writeFileSync(join(cache, "one-1"), "picture");
	return { root, cache, directory: join(root, "content") };
}

afterEach(() => {
	for (const root of made.splice(0)) rmSync(root, { recursive: true, force: true });
});

const image = { id: "one", name: "ring.jpg", change: null, cached: "one-1" };
const documents = (title: string) => new Map([["pages/home.json", { title }]]);

describe("the folder of a pull", () => {
	it("B-USE-04 is written completely, not touched while it is the same, and repaired where somebody changed it", () => {
		const { root, cache, directory } = folders();
		expect(writeFolder(directory, documents("A"), [image], cache)).toBe(true);
		expect(writeFolder(directory, documents("A"), [image], cache)).toBe(false);
		writeFileSync(join(directory, "pages/home.json"), "{}");
		expect(writeFolder(directory, documents("A"), [image], cache)).toBe(true);
		writeFileSync(join(directory, "pages/more.json"), "{}");
		expect(writeFolder(directory, documents("A"), [image], cache)).toBe(true);
		expect(readFileSync(join(directory, "pages/home.json"), "utf8")).toContain('"A"');
		expect(readdirSync(join(directory, "pages"))).toEqual(["home.json"]);
		expect(readdirSync(root).sort()).toEqual(["cache", "content"]);
	});

	it("B-REL-01 stays as it was when writing the new one fails", () => {
		const { root, cache, directory } = folders();
		writeFolder(directory, documents("A"), [image], cache);
		const lost = { ...image, cached: "gone" };
		expect(() => writeFolder(directory, documents("B"), [lost], cache)).toThrow();
		expect(readFileSync(join(directory, "pages/home.json"), "utf8")).toContain('"A"');
		expect(readdirSync(root).sort()).toEqual(["cache", "content"]);
	});

	it("B-REL-01 is restored after a pull was killed during its switch", () => {
		const { root, cache, directory } = folders();
		const old = join(root, ".content.facette-old");
		writeFolder(directory, documents("A"), [image], cache);
		renameSync(directory, old);
		restoreFolder(directory);
		expect(existsSync(join(directory, "pages/home.json"))).toBe(true);
		expect(existsSync(old)).toBe(false);
	});

	it("B-REL-01 is none that somebody else has filled", () => {
		const { cache, directory } = folders();
		expect(mayReplace(directory)).toBe(true);
		mkdirSync(directory);
		expect(mayReplace(directory)).toBe(true);
		writeFileSync(join(directory, "project.json"), "{}");
		expect(mayReplace(directory)).toBe(false);
		rmSync(directory, { recursive: true });
		writeFolder(directory, documents("A"), [image], cache);
		expect(mayReplace(directory)).toBe(true);
	});
});

describe("what is next to the folder of a pull", () => {
	it("B-REL-01 does not touch files that people have put next to it, whatever their names", () => {
		const { root, cache, directory } = folders();
		// Of a process that has ended for certain: no system counts so far.
		const names = [
			"content.old",
			"content.new-4999999",
			".content.facette-old",
			".content.facette-new-4999999",
		];
		const kept = () => names.map((name) => readFileSync(join(root, name, "mine.json"), "utf8"));
		for (const name of names) {
			mkdirSync(join(root, name));
			writeFileSync(join(root, name, "mine.json"), name);
		}
		restoreFolder(directory);
		expect(existsSync(directory)).toBe(false);
		expect(writeFolder(directory, documents("A"), [image], cache)).toBe(true);
		restoreFolder(directory);
		expect(kept()).toEqual(names);
		expect(() => writeFolder(directory, documents("B"), [image], cache)).toThrow();
		expect(kept()).toEqual(names);
		expect(readFileSync(join(directory, "pages/home.json"), "utf8")).toContain('"A"');
	});

	it("B-REL-01 removes files that killed pulls have left next to it", () => {
		const { root, cache, directory } = folders();
		writeFolder(join(root, ".content.facette-new-4999999"), documents("A"), [image], cache);
		mkdirSync(directory);
		writeFolder(directory, documents("B"), [image], cache);
		expect(readdirSync(root).sort()).toEqual(["cache", "content"]);
	});

	it.each([
		["a document", new Map([["pages/../../../outside.json", {}]]), image],
		["a picture", documents("A"), { ...image, name: "../../outside.jpg" }],
		["a picture of the cache", documents("A"), { ...image, cached: "../outside.jpg" }],
	])("B-SEC-03 holds no path that leads out of it: %s", (_, made, named) => {
		const { root, cache, directory } = folders();
		writeFileSync(join(root, "outside.jpg"), "secret");
		expect(() => writeFolder(directory, made, [named], cache)).toThrow("leads out of");
		expect(readdirSync(root).sort()).toEqual(["cache", "outside.jpg"]);
		expect(readFileSync(join(root, "outside.jpg"), "utf8")).toBe("secret");
	});
});

const file = (id: string, filename_download: string, type: string, width: number | null = 100) => ({
	id,
	filename_download,
	type,
	width,
	modified_on: "2026-01-01T00:00:00Z",
});

describe("the images of a project", () => {
	it.each([
		["ring.JPG", "image/jpeg", 1980, "ring.JPG", null],
		[
			"ring.jpg",
			"image/jpeg",
			1981,
			"ring.jpg",
			{ width: 1980, quality: 85, format: "jpg", withoutEnlargement: true },
		],
		[
			"ring.png",
			"image/png",
			4000,
			"ring.png",
			{ width: 1980, quality: 85, format: "png", withoutEnlargement: true },
		],
		["ring.webp", "image/webp", 100, "ring.webp", null],
		[
			"ring.webp",
			"image/webp",
			4000,
			"ring.webp",
			{ width: 1980, quality: 85, format: "webp", withoutEnlargement: true },
		],
		["IMG_0412.HEIC", "image/heic", null, "IMG_0412.HEIC", null],
		[
			"ring.gif",
			"image/gif",
			100,
			"ring.png",
			{ width: 1980, quality: 85, format: "png", withoutEnlargement: true },
		],
		[
			"ring.tiff",
			"image/tiff",
			100,
			"ring.jpg",
			{ width: 1980, quality: 85, format: "jpg", withoutEnlargement: true },
		],
		["logo.svg", "image/svg+xml", 4000, "logo.svg", null],
		["eu-guarantee-notice.de.pdf", "application/pdf", null, "eu-guarantee-notice.de.pdf", null],
		["../../ring", "image/jpeg", 100, "-..-ring.jpg", null],
		["ring.v2", "image/jpeg", 100, "ring.jpg", null],
	])("R-IMG-01 B-SEC-03 B-LAW-08 %s of %s, %s wide, becomes %s", (name, type, width, expected, change) => {
		expect(imagesOf([file("1", name, type, width)])).toMatchObject([{ id: "1", name: expected, change }]);
	});

	it("R-IMG-02 have names of their own in any letter case, the same ones every time", () => {
		const files = [
			file("bbbbbbbb-2", "RING.jpg", "image/jpeg"),
			file("aaaaaaaa-1", "ring.jpg", "image/jpeg"),
		];
		const names = (list: typeof files) => imagesOf(list).map(({ name }) => name);
		expect(names(files)).toEqual(["ring.jpg", "RING-bbbbbbbb.jpg"]);
		expect(names(files.toReversed())).toEqual(names(files));
	});

	it("B-USE-04 have another name in the cache once they have changed", () => {
		const one = file("1", "ring.jpg", "image/jpeg");
		const [first, second, third] = [one, { ...one, modified_on: "2026-01-02T00:00:00Z" }, { ...one }].map(
			(row) => imagesOf([row])[0]?.cached,
		);
		expect(second).not.toBe(first);
		expect(third).toBe(first);
	});

	it("B-REL-04 are findings where they are named but not in the project's folder", () => {
		const rows = { project: [{ id: "p", logo: "other", favicon: "1" }] };
		const images = imagesOf([file("1", "ring.jpg", "image/jpeg")]);
		expect(foreignParts(rows, images)).toMatchObject([
			{ finding: { file: "project/p", field: "logo", key: "directus.picture.foreign", params: {} } },
		]);
	});
});

describe("the names and bytes of a project's images", () => {
	it("R-IMG-02 have different names even if one already has the name that another would get", () => {
		const files = [
			file("a", "ring.jpg", "image/jpeg"),
			file("b", "ring-cccccccc.jpg", "image/jpeg"),
			file("cccccccc-1", "ring.jpg", "image/jpeg"),
			file("cccccccc-2", "Ring.jpg", "image/jpeg"),
		];
		const names = imagesOf(files).map(({ name }) => name);
		expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(4);
		expect(names.slice(0, 2)).toEqual(["ring.jpg", "ring-cccccccc.jpg"]);
	});

	it("B-USE-04 can be downloaded into one cache by two pulls at once", async () => {
		const { cache } = folders();
		const [one] = imagesOf([file("1", "ring.jpg", "image/jpeg")]);
		const asset = async () => {
			// The other pull has begun to write the same image.
			writeFileSync(join(cache, `${one?.cached}.part`), "the other's");
			return { bytes: new TextEncoder().encode("whole").buffer, type: "image/jpeg" };
		};
		const fetched = await fetchImages({ asset } as never, one ? [one] : [], cache, () => undefined);
		expect(fetched).toEqual({ failures: [], lost: [] });
		expect(readFileSync(join(cache, one?.cached ?? ""), "utf8")).toBe("whole");
		expect(readFileSync(join(cache, `${one?.cached}.part`), "utf8")).toBe("the other's");
	});

	it("B-REL-04 are findings where the disk does not take them", async () => {
		const { root } = folders();
		writeFileSync(join(root, "full"), "");
		const asset = async () => ({ bytes: new ArrayBuffer(1), type: "image/jpeg" });
		const images = imagesOf([file("1", "ring.jpg", "image/jpeg")]);
		const { failures } = await fetchImages({ asset } as never, images, join(root, "full"), () => undefined);
		expect(failures).toMatchObject([{ file: "directus_files/ring.jpg", key: "directus.disk.failed" }]);
	});
});
