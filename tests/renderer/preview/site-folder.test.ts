import { mkdirSync, renameSync, rmSync, symlinkSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openOutput } from "#renderer/output/output-folder.ts";
import { createPreviewServer, type PreviewServer } from "#renderer/preview/preview-server.ts";
import { openSiteFolder } from "#renderer/preview/site-folder.ts";
import { ask, temporaryFolder, writeFiles } from "#tests/renderer/preview/preview-fixture.ts";

let folder: ReturnType<typeof temporaryFolder>;
let server: PreviewServer;
let target: string;
let port: number;

beforeEach(async () => {
	folder = temporaryFolder();
	target = join(folder.path, "site");
	publish({ "index.html": "old", "nur-alt/index.html": "only old" });
	server = createPreviewServer({ directory: target });
	port = (await server.listen(0)).port;
});

afterEach(async () => {
	await server.close();
	folder.remove();
});

describe("a build next to a running preview", () => {
	it("B-REL-01 serves the old site until the switch and the new one after it", async () => {
		expect(await read("/")).toEqual([200, "old"]);
		const output = openOutput(target);
		writeFiles(output.staging, { "index.html": "new", "neu/index.html": "fresh" });
		expect(await read("/")).toEqual([200, "old"]);
		expect((await ask(port, "/neu")).status).toBe(404);
		output.publish("removed");
		expect(await read("/")).toEqual([200, "new"]);
		expect(await read("/neu")).toEqual([200, "fresh"]);
		expect((await ask(port, "/nur-alt")).status).toBe(404);
	});

	it("B-REL-01 keeps serving the old site if a build is discarded", async () => {
		const output = openOutput(target);
		writeFiles(output.staging, { "index.html": "broken" });
		output.discard();
		expect(await read("/")).toEqual([200, "old"]);
	});

	it("B-REL-01 always responds 200 for a page of both sites while builds follow fast", async () => {
		let building = true;
		const seen = new Set<number>();
		const visitor = (async () => {
			while (building) seen.add((await ask(port, "/")).status);
		})();
		for (let build = 0; build < 25; build++) {
			publish({ "index.html": `build ${build}`, "a/index.html": "a", "b/index.html": "b" });
			await new Promise((resolve) => setTimeout(resolve, 4));
		}
		building = false;
		await visitor;
		expect(seen).toEqual(new Set([200]));
		expect(await read("/")).toEqual([200, "build 24"]);
	});

	it("B-REL-01 returns a new etag after a switch although size and time are the same", async () => {
		const time = new Date("2026-01-01T00:00:00Z");
		const build = (text: string) => {
			const output = openOutput(target);
			writeFiles(output.staging, { "index.html": text });
			utimesSync(join(output.staging, "index.html"), time, time);
			output.publish("removed");
		};
		build("one");
		const before = await ask(port, "/");
		build("two");
		const after = await ask(port, "/", { headers: { "if-none-match": before.headers.etag ?? "" } });
		expect([after.status, after.body.toString()]).toEqual([200, "two"]);
	});

	it("detects a folder without a link that replaced the old one", async () => {
		const plain = join(folder.path, "plain");
		writeFiles(plain, { "index.html": "old" });
		const other = createPreviewServer({ directory: plain });
		const { port: free } = await other.listen(0);
		expect((await ask(free, "/")).body.toString()).toBe("old");
		rmSync(plain, { recursive: true });
		expect((await ask(free, "/")).status).toBe(404);
		writeFiles(join(folder.path, "next"), { "index.html": "new" });
		renameSync(join(folder.path, "next"), plain);
		expect((await ask(free, "/")).body.toString()).toBe("new");
		await other.close();
	});
});

describe("the folder", () => {
	it("B-SEC-03 contains regular files only: links to folders, even circular ones, lead nowhere", async () => {
		const root = join(folder.path, "circle");
		mkdirSync(root);
		writeFiles(root, { "a/index.html": "a" });
		symlinkSync("..", join(root, "a/up"));
		symlinkSync("itself", join(root, "itself"));
		const site = await openSiteFolder(root);
		expect((await site.find("/a/index.html"))?.path).toBe(join(root, "a/index.html"));
		for (const name of [
			"/a/up/a/index.html",
			"/a/up",
			"/itself",
			"/itself/index.html",
			"/../site/index.html",
		])
			expect(await site.find(name), name).toBeNull();
	});
});

function publish(files: Readonly<Record<string, string>>): void {
	const output = openOutput(target);
	writeFiles(output.staging, files);
	output.publish("removed");
}

async function read(path: string): Promise<[number, string]> {
	const response = await ask(port, path);
	return [response.status, response.body.toString()];
}
