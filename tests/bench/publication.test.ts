import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { different, runBuild, type Snapshot, snapshot } from "#tests/bench/built-site.ts";

const repository = fileURLToPath(new URL("../..", import.meta.url));
const work = join(repository, "dist/test/publication");
const site = join(work, "site");
const output = join(work, "out/site");
const ownImage = "shown-only-then.jpg";
const moments = { publish_at: "2030-03-31T03:30+02:00", unpublish_at: "2030-04-10T12:00Z" };
/** A second before the change to summer time; the first moment is half an hour after it. */
const before = Date.parse("2030-03-31T01:59:59+01:00");
const begin = Date.parse(moments.publish_at);
const end = Date.parse(moments.unpublish_at);

/** Changes a JSON file of the content. */
function edit(file: string, change: (value: Record<string, unknown>) => object): void {
	const path = join(site, "content", file);
	writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, "utf8")))));
}

/** Writes the demo with few products and one small image; a page, a brand and a product have moments. */
beforeAll(async () => {
	rmSync(work, { recursive: true, force: true });
	cpSync(join(repository, "adapters/content-files/demo"), site, { recursive: true });
	const media = join(site, "content/media");
	const names = readdirSync(media).filter((name) => name.endsWith(".jpg"));
	const small = await sharp(join(media, names[0] ?? ""))
		.resize({ width: 40 })
		.toBuffer();
	for (const name of names) writeFileSync(join(media, name), small);
	writeFileSync(join(media, ownImage), await sharp(small).negate().jpeg().toBuffer());
	const products = join(site, "content/shop/products");
	for (const name of readdirSync(products)) if (!name.startsWith("trauringe-")) rmSync(join(products, name));
	writeFileSync(join(site, "content/shop/ratings.json"), '{ "items": [] }');
	edit("shop/products/trauringe-lichtband.json", (product) => ({
		...product,
		...moments,
		images: [ownImage],
	}));
	edit("brands/alpenhorn.json", (brand) => ({ ...brand, ...moments }));
	edit("pages/edition.json", (page) => ({ ...page, ...moments }));
});

/** Builds the site at a moment; returns its files and the products that can be ordered. */
async function buildAt(now: number, target = output) {
	const report = await runBuild({ site, output: target, now });
	const { products } = JSON.parse(readFileSync(`${target}.catalogue.json`, "utf8"));
	const orderable = (products as { slug: string }[]).map(({ slug }) => slug);
	return { report, orderable, files: snapshot(target) };
}

const filesOf = (files: Snapshot, pattern: RegExp) =>
	[...files].flatMap(([name, { text }]) => (pattern.test(name) || pattern.test(text) ? [name] : []));
const traces = /lichtband|shown-only-then|sternau-edition|(?:uhren|watches)\/alpenhorn/i;

it("B-REL-07 B-USE-09 an incremental build at a moment equals a clean one, and shows nothing of the item before and after its moments", async () => {
	const first = await buildAt(before);
	expect(filesOf(first.files, traces)).toEqual([]);
	expect(first.orderable).not.toContain("trauringe-lichtband");
	expect((await buildAt(begin - 10 * 60_000)).report).toMatchObject({ rendered: 0, written: 0 });

	const shown = await buildAt(begin);
	expect(shown.report.rendered).toBeGreaterThan(0);
	expect(shown.orderable).toContain("trauringe-lichtband");
	expect([...shown.files.keys()]).toEqual(
		expect.arrayContaining([
			"shop/trauringe/trauringe-lichtband/index.html",
			"uhren/alpenhorn/index.html",
			expect.stringContaining("shown-only-then"),
		]),
	);
	const clean = await buildAt(begin, join(work, "clean/site"));
	expect(different(shown.files, clean.files)).toEqual([]);

	const ended = await buildAt(end);
	expect(filesOf(ended.files, traces)).toEqual([]);
	expect(ended.orderable).not.toContain("trauringe-lichtband");
	const cleanEnd = await buildAt(end, join(work, "clean-end/site"));
	expect(different(ended.files, cleanEnd.files)).toEqual([]);
});
