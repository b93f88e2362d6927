import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	realpathSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cacheOf, imageFile } from "#tests/encoded-images.mjs";
import { folderDifferences } from "#tests/folder-differences.mjs";
import { openContent } from "./content-folder.mjs";
import { createWarmCommand, writeSmallSite } from "./exact.mjs";
import { createRandom } from "./random.mjs";
import { makeEdits } from "./random-edits.mjs";
import { buildInShards, type ShardStep } from "./shard-builds.mjs";

const work = fileURLToPath(new URL("../../dist/test/shards", import.meta.url));
const site = join(work, "site");
const single = join(work, "single/site");
const merged = join(work, "merged/site");
const mostEdits = 8;
const seed = Date.now() % 1_000_000;
const random = createRandom(seed);
const command = createWarmCommand();
const content = openContent(site);

/** Runs the command; returns whether it succeeded. */
async function run(...args: readonly string[]): Promise<boolean> {
	return (await command.run([...args, "--site", site])).ok;
}

/** Builds all shards; returns their folders. */
async function buildShards(count: number): Promise<readonly string[]> {
	const folders = Array.from({ length: count }, (_, index) =>
		join(work, "shards", `${index + 1}-of-${count}`),
	);
	for (const [index, folder] of folders.entries())
		if (!existsSync(folder))
			expect(await run("build", "--shard", `${index + 1}/${count}`, "--out", folder)).toBe(true);
	return folders;
}

/** Builds a shard from content with random edits, which are undone then; returns its folder. */
async function buildEditedShard(index: number, count: number): Promise<string> {
	const folder = join(work, "edited", `${index}-of-${count}`);
	for (;;) {
		content.begin();
		makeEdits(content, random, random.between(1, mostEdits));
		const isValid = await run("build", "--shard", `${index}/${count}`, "--out", folder);
		content.undo();
		if (isValid) return folder;
	}
}

/** Returns the number of pages that the last build of the merged site has rendered. */
function renderedPages(): number {
	const sources = readFileSync(join(cacheOf(merged), "build-site.sources.json"), "utf8");
	return JSON.parse(sources.slice(sources.indexOf("\n"))).value.report.rendered;
}

/** Merges shards into an output without a build before; returns the number of rendered pages and the differences from a single build. */
async function merge(folders: readonly string[]) {
	rmSync(dirname(merged), { recursive: true, force: true });
	expect(await run("merge", ...folders, "--out", merged)).toBe(true);
	return { rendered: renderedPages(), differences: folderDifferences(single, merged).differences };
}

/** Returns the number of images that the merge has encoded. */
const encodedImages = () =>
	readdirSync(cacheOf(merged)).filter((name) => imageFile.test(name) && !name.endsWith(".json")).length;

describe(`a build in shards, with the seed ${seed}`, () => {
	beforeAll(async () => {
		rmSync(work, { recursive: true, force: true });
		mkdirSync(work, { recursive: true });
		await writeSmallSite(site, 0);
		expect(await run("build", "--out", single)).toBe(true);
	});
	afterAll(() => command.end());

	it.each([1, 2, 4])(
		"B-REL-11 B-REL-07 of %i equals a single build byte for byte, also with one lost and one from other content",
		async (count) => {
			const folders = await buildShards(count);
			expect(await merge(folders)).toEqual({ rendered: 0, differences: [] });
			expect(encodedImages()).toBe(0);

			const edited = random.between(1, count);
			const others = folders.with(edited - 1, await buildEditedShard(edited, count));
			const remaining = count === 1 ? others : others.toSpliced(edited % count, 1);
			expect((await merge(remaining)).differences).toEqual([]);
		},
	);

	it("B-REL-11 is taken from copies in the site's own folder, without those files that were damaged", async () => {
		const copies = join(site, "shards");
		for (const folder of await buildShards(2))
			cpSync(realpathSync(folder), join(copies, basename(folder)), { recursive: true });
		const folders = readdirSync(copies).map((name) => join(copies, name));
		expect(await merge(folders)).toEqual({ rendered: 0, differences: [] });
		const [page = ""] = folders.map((folder) => join(folder, "index.html")).filter(existsSync);
		const bytes = readFileSync(page);
		writeFileSync(page, Buffer.from(bytes).fill(" ", 0, 9));
		expect(folderDifferences(single, merged).differences).toEqual([]);
		expect(await merge(folders)).toEqual({ rendered: 1, differences: [] });

		const moved = join(copies, "moved.html");
		writeFileSync(moved, bytes);
		rmSync(page);
		symlinkSync(moved, page);
		expect(await merge(folders)).toEqual({ rendered: 0, differences: [] });
		rmSync(copies, { recursive: true });
		expect(folderDifferences(single, merged).differences).toEqual([]);
	});

	it("B-REL-11 replaces the site before, keeps its files for open pages, and is continued by the next build", async () => {
		const styles = join(site, "theme.css");
		const folders = await buildShards(2);
		rmSync(dirname(merged), { recursive: true, force: true });
		writeFileSync(styles, "main { color: green; }");
		expect(await run("build", "--out", merged)).toBe(true);
		const replaced = folderDifferences(merged, single).differences;
		rmSync(styles);
		expect(await run("merge", ...folders, "--out", merged)).toBe(true);
		const kept: readonly string[] = JSON.parse(readFileSync(join(merged, ".facette-kept.json"), "utf8"));
		const only = (path: string) => path !== ".facette-kept.json" && !kept.includes(path);
		expect(folderDifferences(single, merged).differences.filter(only)).toEqual([]);
		expect(replaced).toEqual(expect.arrayContaining([...kept]));
		expect(await run("build", "--out", merged)).toBe(true);
		expect(renderedPages()).toBe(0);
		expect(folderDifferences(single, merged).differences.filter(only)).toEqual([]);
	});
});

const [products, count] = process.env.CI ? [200, 4] : [120, 3];

it(`B-REL-11 builds ${products} generated products in ${count} shards that equal a single build`, async () => {
	const steps: ShardStep[] = [];
	const outcome = await buildInShards({
		work: join(dirname(work), "shard-builds"),
		...{ products, count },
		row: (step) => steps.push(step),
	});
	expect(outcome).toEqual({ files: expect.any(Number), differences: [] });
	expect(outcome?.files).toBeGreaterThan(10 * products);
	expect(steps).toHaveLength(count + 2);
	for (const { cpu, megabytes } of steps) expect(Math.min(cpu, megabytes)).toBeGreaterThan(0);
});
