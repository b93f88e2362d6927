import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import type { PublishReport, SiteOutput } from "#core/ports/site-output.ts";

/** A place that sites are published to, from several machines. */
export interface OutputPlace {
	/** Creates the output of one machine. */
	output(): SiteOutput;
	/** Returns the texts that visitors get, by path. */
	served(): Promise<ReadonlyMap<string, string>>;
}

type Site = Readonly<Record<string, string>>;

const folders: string[] = [];

/** Creates an empty folder that is removed after the test. */
export function temporaryFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "facette-site-"));
	folders.push(folder);
	return folder;
}

/** Writes a built site and returns its folder. */
export function builtSite(files: Site): string {
	const folder = temporaryFolder();
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), text);
	}
	return folder;
}

const first: Site = {
	"index.html": "<h1>One</h1>",
	"shop/ring/index.html": "Ring 1",
	"assets/app.aaaa.js": "a",
	"sitemap.xml": "<urlset/>",
};
const second: Site = {
	"index.html": "<h1>Two</h1>",
	"über uns/index.html": "Wir",
	"assets/app.bbbb.js": "b",
	"sitemap.xml": "<urlset/>",
};

const generation = Date.parse("2026-11-27T12:00:00Z");

async function published(output: SiteOutput, site: Site, number: number): Promise<PublishReport> {
	const result = await output.publish(builtSite(site), number);
	if (!result.ok) throw new Error(JSON.stringify(result.error));
	return result.value;
}

type Open = () => Promise<OutputPlace>;

function publishes(name: string, open: Open): void {
	describe(`${name} publishes`, () => {
		it("B-USE-11 serves nothing at first, then the site", async () => {
			const { output, served } = await open();
			expect(await output().published()).toEqual({ ok: true, value: null });
			const report = await published(output(), first, generation);
			const sent = Object.keys(first).sort();
			expect(report).toEqual({ sent, unchanged: 0, deleted: [], waiting: [] });
			expect(await output().published()).toEqual({ ok: true, value: generation });
			expect(Object.fromEntries(await served())).toEqual(first);
		});

		it("B-USE-11 sends only what has changed", async () => {
			const { output, served } = await open();
			await published(output(), first, generation);
			const report = await published(output(), { ...first, "index.html": "<h1>New</h1>" }, generation + 1);
			expect(report).toEqual({ sent: ["index.html"], unchanged: 3, deleted: [], waiting: [] });
			expect((await served()).get("index.html")).toBe("<h1>New</h1>");
		});

		it("B-USE-11 deletes pages at once, and files that open pages may request one publication later", async () => {
			const { output, served } = await open();
			await published(output(), first, generation);
			const report = await published(output(), second, generation + 1);
			expect(report).toEqual({
				sent: ["assets/app.bbbb.js", "index.html", "über uns/index.html"],
				unchanged: 1,
				deleted: ["shop/ring/index.html"],
				waiting: ["assets/app.aaaa.js"],
			});
			expect(Object.fromEntries(await served())).toEqual({ ...second, "assets/app.aaaa.js": "a" });
			const again = await published(output(), second, generation + 1);
			expect(again).toEqual({ sent: [], unchanged: 4, deleted: [], waiting: ["assets/app.aaaa.js"] });
			const next = await published(output(), second, generation + 2);
			expect(next).toEqual({ sent: [], unchanged: 4, deleted: ["assets/app.aaaa.js"], waiting: [] });
			expect(Object.fromEntries(await served())).toEqual(second);
		});

		it("B-USE-11 serves a file again that returns while it waits", async () => {
			const { output, served } = await open();
			await published(output(), first, generation);
			await published(output(), second, generation + 1);
			expect((await published(output(), first, generation + 2)).sent).not.toContain("assets/app.aaaa.js");
			await published(output(), first, generation + 3);
			expect(Object.fromEntries(await served())).toEqual(first);
		});

		it("B-USE-11 lists what would change, and changes nothing", async () => {
			const { output, served } = await open();
			const options = { dryRun: true };
			expect(await output().publish(builtSite(first), generation, options)).toMatchObject({
				value: { sent: Object.keys(first).sort() },
			});
			expect(await output().published()).toEqual({ ok: true, value: null });
			await published(output(), first, generation);
			expect(await output().publish(builtSite(second), generation + 1, options)).toMatchObject({
				value: { deleted: ["shop/ring/index.html"], waiting: ["assets/app.aaaa.js"] },
			});
			expect(await output().published()).toEqual({ ok: true, value: generation });
			expect(Object.fromEntries(await served())).toEqual(first);
		});
	});
}

function neverGoesBack(name: string, open: Open): void {
	describe(`${name} never goes back`, () => {
		it("B-REL-08 refuses an older generation, from each machine and with dryRun too", async () => {
			const { output, served } = await open();
			await published(output(), second, generation + 1);
			const superseded = { ok: false, error: { kind: "superseded", newest: generation + 1 } };
			expect(await output().publish(builtSite(first), generation)).toEqual(superseded);
			expect(await output().publish(builtSite(first), generation, { dryRun: true })).toEqual(superseded);
			expect(Object.fromEntries(await served())).toEqual(second);
		});

		it("B-REL-08 serves the newest of several generations that are published at once", async () => {
			for (let round = 0; round < 2; round++) {
				const { output, served } = await open();
				const numbers = [2, 5, 1, 4, 3];
				const results = await Promise.all(
					numbers.map((number) =>
						output().publish(
							builtSite({ ...first, "index.html": `${number}`, [`page-${number}/index.html`]: "x" }),
							generation + number,
						),
					),
				);
				expect(results[1]).toMatchObject({ ok: true });
				for (const result of results) if (!result.ok) expect(result.error.kind).toBe("superseded");
				expect((await served()).get("index.html")).toBe("5");
				expect(await output().published()).toEqual({ ok: true, value: generation + 5 });
			}
		});
	});
}

function canBeRepeated(name: string, open: Open): void {
	describe(`${name} can be repeated`, () => {
		it("B-REL-08 reports that a site does not exist, and keeps the published one", async () => {
			const { output, served } = await open();
			await published(output(), first, generation);
			const folder = join(builtSite({}), "missing");
			expect(await output().publish(folder, generation + 1)).toMatchObject({ error: { kind: "missing" } });
			expect(Object.fromEntries(await served())).toEqual(first);
		});

		it("B-USE-11 completes a publication that was stopped", async () => {
			const { output, served } = await open();
			await published(output(), first, generation);
			const stop = new AbortController();
			const many = Object.fromEntries(
				Array.from({ length: 64 }, (_, index) => [`p${index}/index.html`, "x"]),
			);
			const publishing = output().publish(builtSite({ ...second, ...many }), generation + 1, {
				signal: stop.signal,
			});
			setImmediate(() => stop.abort(new Error("stopped")));
			await expect(publishing).rejects.toThrow("stopped");
			expect(await output().published()).toEqual({ ok: true, value: generation });
			await published(output(), { ...second, ...many }, generation + 1);
			const texts = { ...second, ...many, "assets/app.aaaa.js": "a" };
			expect(Object.fromEntries(await served())).toEqual(texts);
		});

		it("B-REL-08 publishes a newer generation after one that was stopped", async () => {
			const { output, served } = await open();
			await published(output(), first, generation);
			const signal = AbortSignal.abort(new Error("stopped"));
			await expect(output().publish(builtSite(second), generation + 1, { signal })).rejects.toThrow(
				"stopped",
			);
			await published(output(), first, generation + 2);
			expect(Object.fromEntries(await served())).toEqual(first);
		});
	});
}

function travels(name: string, open: Open): void {
	describe(`${name} keeps what another machine needs`, () => {
		it("B-REL-11 has no archive at first, then the last one of any machine, which no visitor gets", async () => {
			const { output, served } = await open();
			expect(await output().loadArchive()).toEqual({ ok: true, value: null });
			for (const archive of [Buffer.from([0, 255, 13, 10]), Buffer.alloc(300_000, 7)]) {
				expect(await output().saveArchive(archive)).toEqual({ ok: true, value: null });
				await published(output(), first, generation + archive.length);
				const loaded = await output().loadArchive();
				expect(loaded.ok && loaded.value && archive.equals(loaded.value)).toBe(true);
			}
			expect(Object.fromEntries(await served())).toEqual(first);
		});

		it("B-REL-11 returns published files as they were built, without those that it does not have", async () => {
			const { output } = await open();
			await published(output(), first, generation);
			const found: Record<string, string> = {};
			const paths = ["index.html", "assets/app.aaaa.js", "assets/missing.js"];
			const read = await output().read(paths, async (path, content) => {
				found[path] = Buffer.from(content).toString();
			});
			expect(read).toEqual({ ok: true, value: null });
			expect(found).toEqual({ "index.html": "<h1>One</h1>", "assets/app.aaaa.js": "a" });
		});
	});
}

/** Tests a site output; `open` returns a new, empty place. */
export function siteOutputSuite(name: string, open: Open): void {
	afterEach(() => {
		for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
	});
	publishes(name, open);
	neverGoesBack(name, open);
	canBeRepeated(name, open);
	travels(name, open);
}
