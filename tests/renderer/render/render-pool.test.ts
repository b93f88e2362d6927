import { describe, expect, it } from "vitest";
import type { BatchRenderer, BatchResult, RenderTask } from "#renderer/render/render-pages.ts";
import { createRenderPool, workerCount } from "#renderer/render/render-pool.ts";
import { noOwnParts } from "#renderer/site-modules/own-parts.ts";

const task: RenderTask = {
	engines: [],
	...{ siteDirectory: "", outputRoot: "", replaces: false },
	document: { domain: "", buildHash: "", scheme: "light", styles: {}, favicon: null },
	shared: [],
	assets: { templates: {}, blocks: {} },
	ownParts: noOwnParts,
};

/** Returns results with the pages' JSON as their paths. */
const renderer: BatchRenderer = (pages) => ({
	rendered: pages.map((json) => ({
		path: Buffer.from(json).toString(),
		files: [],
		engines: [],
		milliseconds: 0,
	})),
	failures: [],
});

const never = () => {
	throw new Error("Nothing is to be rendered here");
};

describe("the render threads", () => {
	it.each([
		[0, 2, 0],
		[599, 2, 0],
		[600, 2, 1],
		[50_000, 2, 1],
		[50_000, 1, 0],
		[1_300, 8, 2],
		[50_000, 64, 3],
	])("for %i pages on %i cores are %i in addition to the main thread", (pages, cores, expected) => {
		expect(workerCount(pages, cores)).toBe(expected);
	});

	it("without workers, the main thread renders every page once, in order, in batches", async () => {
		const results: BatchResult[] = [];
		const pool = createRenderPool(
			task,
			0,
			async () => renderer,
			(result) => results.push(result),
		);
		const pages = Array.from({ length: 100 }, (_, place) => `/${place}`);
		for (const page of pages) await pool.add(page);
		expect(results.length).toBeGreaterThan(1);
		expect(results.length).toBeLessThan(10);
		await pool.finish();
		await pool.finish();
		await pool.close();
		expect(results.flatMap(({ rendered }) => rendered.map(({ path }) => path))).toEqual(pages);
	});

	it("load no engines in the main thread without pages", async () => {
		const pool = createRenderPool(task, 0, never, never);
		await pool.finish();
		await pool.close();
	});

	it("end the build with the error if the main thread fails", async () => {
		const pool = createRenderPool(task, 0, () => Promise.reject(new Error("no engine")), never);
		await pool.add("/");
		await expect(pool.finish()).rejects.toThrow("no engine");
		await pool.close();
	});

	// The sources have no compiled worker, so each worker fails at its start.
	it("end the build and are stopped if they cannot start", async () => {
		const pool = createRenderPool(
			task,
			2,
			async () => renderer,
			() => undefined,
		);
		await pool.add("/");
		await expect(pool.finish()).rejects.toThrow("render-worker.js");
		await expect(pool.add("/uhren")).resolves.toBeUndefined();
		await expect(pool.finish()).rejects.toThrow("render-worker.js");
		await pool.close();
	});
});
