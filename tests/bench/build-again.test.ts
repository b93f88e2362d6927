import { cpSync, existsSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { different, runBuild, type Snapshot, snapshot as siteSnapshot } from "#tests/bench/built-site.ts";

const repository = fileURLToPath(new URL("../..", import.meta.url));
const work = join(repository, "dist/test/build-again");
const site = join(work, "site");
const output = join(work, "out/site");
const record = join(work, "out/.facette-cache/build-site.json");
/** The age at which a file's times are trusted, plus a margin, in milliseconds. */
const restMs = 2_600;
const ownImage = "shown-by-an-engine.jpg";
let lastWrite = 0;

function write(path: string, text: string | Uint8Array): void {
	writeFileSync(join(site, path), text);
	lastWrite = Date.now();
}

/** Replaces text in a file of the site. */
function edit(path: string, from: string, to: string): void {
	const text = readFileSync(join(site, path), "utf8");
	expect(text).toContain(from);
	write(path, text.replace(from, to));
}

/** Returns the source of an engine that uses an image that is on no page. */
const engine = (text: string) => `export default {
	name: "own",
	renderSite: (_, { shop }) => [
		{ path: "own.txt", content: "${text} " + shop.images.image({ private_hash: "${ownImage}" }).src },
	],
};`;

const build = (...options: readonly string[]) => runBuild({ site, output }, ...options);
const snapshot = () => siteSnapshot(output);

const writtenSince = (before: Snapshot, after: Snapshot) =>
	[...after].filter(([name, { ino }]) => before.get(name)?.ino !== ino).map(([name]) => name);
const documents = (names: Iterable<string>) => [...names].filter((name) => name.endsWith(".html"));

/** Writes the demo with few products and one small image. */
beforeAll(async () => {
	rmSync(work, { recursive: true, force: true });
	cpSync(join(repository, "adapters/content-files/demo"), site, { recursive: true });
	const media = "content/media";
	const names = readdirSync(join(site, media)).filter((name) => name.endsWith(".jpg"));
	const small = await sharp(join(site, media, names[0] ?? ""))
		.resize({ width: 40 })
		.toBuffer();
	for (const name of [...names, ownImage]) write(`${media}/${name}`, small);
	const products = join(site, "content/shop/products");
	for (const name of readdirSync(products)) if (!name.startsWith("trauringe-")) rmSync(join(products, name));
	write("content/shop/ratings.json", '{ "items": [] }');
	edit("facette.config.ts", "{ defineConfig }", "{ builtInEngines, defineConfig }");
	edit("facette.config.ts", "domain:", 'engines: [...builtInEngines, "./own.ts"], domain:');
	write("own.ts", engine("first"));
	const [first] = await Promise.all([build(), build("--out", join(work, "other/site"))]);
	const files = snapshot();
	expect(first).toMatchObject({ unchanged: 0, removed: 0, written: files.size });
	expect([...files.keys()].join()).toContain("shown-by-an-engine");
});

describe("a site that is built again", () => {
	it("B-REL-07 has no page rendered and no file written where nothing has changed", async () => {
		const before = snapshot();
		expect(await build()).toMatchObject({ rendered: 0, written: 0, removed: 0 });
		expect(writtenSince(before, snapshot())).toEqual([]);
		expect(different(before, snapshot())).toEqual([]);
	});

	it("B-REL-07 after one price has those pages rendered that show it, and no other file of a page written", async () => {
		const before = snapshot();
		edit("content/shop/products/trauringe-lichtband.json", '"3640"', '"4321.50"');
		const { rendered, removed } = await build();
		const after = snapshot();
		const written = documents(writtenSince(before, after));
		const showing = documents(after.keys()).filter((name) =>
			/4\.321,50|4,321\.50|4.{1,3}321,50/.test(after.get(name)?.text ?? ""),
		);
		expect(written).toContain("shop/trauringe/trauringe-lichtband/index.html");
		expect(written.sort()).toEqual(showing.sort());
		expect(rendered).toBe(written.length);
		expect(removed).toBe(0);
	});

	it("B-REL-07 loses the files of a page that is removed, and its folders", async () => {
		expect(existsSync(join(output, "sternau-edition"))).toBe(true);
		for (const name of ["edition.json", "edition.de.md", "edition.en.md"]) {
			rmSync(join(site, "content/pages", name));
			lastWrite = Date.now();
		}
		const { removed } = await build();
		expect(removed).toBeGreaterThanOrEqual(2);
		expect(existsSync(join(output, "sternau-edition"))).toBe(false);
		expect(existsSync(join(output, "page-data/sternau-edition"))).toBe(false);
		expect(existsSync(join(output, "page-data/kontakt/page-data.json"))).toBe(true);
	});

	it("B-REL-07 is built again after an edit of the site's own engine", async () => {
		const before = snapshot();
		write("own.ts", engine("second"));
		expect(await build()).toMatchObject({ unchanged: 0 });
		const after = snapshot();
		expect(after.get("own.txt")?.text).toMatch(/^second .*shown-by-an-engine/);
		expect(different(before, after)).toEqual(["own.txt"]);
	});
});

describe("a site whose last build is not known", () => {
	it("B-REL-07 is made again from another site's record", async () => {
		const before = snapshot();
		cpSync(join(work, "other/.facette-cache"), dirname(record), { recursive: true });
		expect(await build()).toMatchObject({ unchanged: 0, removed: 0 });
		expect(different(before, snapshot())).toEqual([]);
	});

	it("B-REL-07 is built again if the output or its target folder was removed", async () => {
		const before = snapshot();
		await setTimeout(Math.max(0, lastWrite + restMs - Date.now()));
		rmSync(output);
		expect(await build()).toMatchObject({ unchanged: 0, removed: 0 });
		expect(different(before, snapshot())).toEqual([]);
		rmSync(realpathSync(output), { recursive: true });
		expect(await build()).toMatchObject({ unchanged: 0, removed: 0 });
		expect(different(before, snapshot())).toEqual([]);
	});

	it("B-REL-07 is built again with --fresh; the next build changes nothing", async () => {
		const before = snapshot();
		expect(await build("--fresh")).toMatchObject({ unchanged: 0, removed: 0, written: before.size });
		expect(different(before, snapshot())).toEqual([]);
		const folder = realpathSync(output);
		expect(await build()).toMatchObject({ rendered: 0, written: 0, removed: 0 });
		expect(realpathSync(output)).toBe(folder);
	});
});
