import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { SiteOutput } from "#core/ports/site-output.ts";
import { succeed } from "#core/shared/result.ts";
import { BuildCache } from "#renderer/cache/build-cache.ts";
import type { BuildReport } from "#renderer/render/build-report.ts";
import { createShopArchives } from "#renderer/worker/shop-archives.ts";
import { createShopTurns } from "#renderer/worker/shop-turns.ts";

let root = "";
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "facette-archives-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes a built site with its record; returns its link. */
function writeBuild(): string {
	const output = join(root, "ring/site");
	const page = join(root, "ring/.site-1/index.html");
	mkdirSync(dirname(page), { recursive: true });
	writeFileSync(page, "<h1>Ring</h1>");
	symlinkSync(".site-1", output);
	new BuildCache(output).save({ folder: ".site-1", spare: null, keptFiles: [] }, null, {} as BuildReport);
	return output;
}

/** A store whose answer the test gives. */
function openStore() {
	const answers: (() => void)[] = [];
	const output = {
		saveArchive: () => new Promise((resolve) => answers.push(() => resolve(succeed(null)))),
	} as unknown as SiteOutput;
	return { output, answers };
}

const open = (interval: number, now: () => number = Date.now) =>
	createShopArchives({ secret: "a secret of the tests", interval, describe: ({ kind }) => kind, now });

describe("the archive of a shop", () => {
	it("B-REL-11 is sent while the shop's next build runs, and contains none of its changes", async () => {
		const directory = writeBuild();
		const turns = createShopTurns();
		const { output, answers } = openStore();
		const archives = open(600_000, () => time);
		let time = 0;
		const saved = archives.save("ring", directory, output, { isChanged: true, turns });
		await expect.poll(() => answers.length).toBe(1);
		expect(await turns.build("ring", async () => "built")).toBe("built");
		expect(await archives.save("ring", directory, output, { isChanged: true, turns })).toBeNull();
		answers[0]?.();
		expect(await saved).toMatchObject({ event: "archived" });
		time = 600_000;
		const next = archives.save("ring", directory, output, { isChanged: false, turns });
		await expect.poll(() => answers.length).toBe(2);
		answers[1]?.();
		expect(await next).toMatchObject({ event: "archived" });
	});

	it("B-REL-11 is packed after the next build instead if that begins first, and after no build of another shop", async () => {
		const directory = writeBuild();
		const turns = createShopTurns();
		const { output, answers } = openStore();
		const archives = open(600_000);
		const save = (isChanged: boolean) => archives.save("ring", directory, output, { isChanged, turns });
		const first = save(true);
		await turns.build("clock", async () => undefined);
		await turns.build("ring", async () => undefined);
		expect(await first).toBeNull();
		expect(answers).toEqual([]);
		const second = save(false);
		await expect.poll(() => answers.length).toBe(1);
		answers[0]?.();
		expect(await second).toMatchObject({ event: "archived" });
	});
});
