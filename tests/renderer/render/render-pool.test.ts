import { describe, expect, it } from "vitest";
import type { BatchRenderer, BatchResult, RenderTask } from "#renderer/render/render-pages.ts";
import { createRenderPool, workerCount } from "#renderer/render/render-pool.ts";

const task: RenderTask = {
	engines: [],
	...{ siteDirectory: "", outputRoot: "", replaces: false },
	document: { domain: "", buildHash: "", scheme: "light", favicon: null },
	shared: [],
	assets: { templates: {}, blocks: {} },
};

/** Answers with the pages' texts in the place of paths. */
const renderer: BatchRenderer = (pages) => ({
	rendered: pages.map((path) => ({ path, files: [], engines: [], milliseconds: 0 })),
	failures: [],
});

const never = () => {
	throw new Error("Nothing is to be rendered here");
};

describe("the threads that render", () => {
	it.each([
		[0, 2, 0],
		[599, 2, 0],
		[600, 2, 1],
		[50_000, 2, 1],
		[50_000, 1, 0],
		[1_300, 8, 2],
		[50_000, 64, 3],
	])("for %i pages on %i cores are %i in addition to the main one", (pages, cores, expected) => {
		expect(workerCount(pages, cores)).toBe(expected);
	});

	it("without any, the main one renders every page once, in order, in batches", async () => {
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

	it("and the main one prepares nothing where there is no page", async () => {
		const pool = createRenderPool(task, 0, never, never);
		await pool.finish();
		await pool.close();
	});

	it("that fail in the main one end the build with the error", async () => {
		const pool = createRenderPool(task, 0, () => Promise.reject(new Error("no engine")), never);
		await pool.add("/");
		await expect(pool.finish()).rejects.toThrow("no engine");
		await pool.close();
	});

	// Sources have no compiled worker, so each fails as it starts.
	it("that cannot start end the build, and are ended themselves", async () => {
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
