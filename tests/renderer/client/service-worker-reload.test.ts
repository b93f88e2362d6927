import { describe, expect, it } from "vitest";
import { createReload } from "#renderer/client/service-worker-reload.ts";

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Creates a page that a reload may disturb, and records the reasons of its reloads. */
function page(options: { disturbing?: boolean; version?: () => Promise<string> } = {}) {
	const world = { disturbing: options.disturbing ?? false, reloads: [] as string[] };
	const reload = createReload({
		mayReload: () => !world.disturbing,
		version: options.version ?? (async () => "2"),
		reloadFor: (version) => world.reloads.push(version),
	});
	return { world, reload };
}

describe("a page with a service worker", () => {
	it("R-SW-01 is reloaded when the worker is updated after a file failed to load", async () => {
		const { world, reload } = page();
		reload.failed();
		await settled();
		expect(world.reloads).toEqual([]);
		reload.updated();
		await settled();
		expect(world.reloads).toEqual(["2"]);
	});

	it("R-SW-01 is reloaded when a file fails to load after the update", async () => {
		const { world, reload } = page();
		reload.updated();
		await settled();
		expect(world.reloads).toEqual([]);
		reload.failed();
		await settled();
		expect(world.reloads).toEqual(["2"]);
	});

	it("R-SW-01 is not reloaded while that would disturb, but afterwards", async () => {
		const { world, reload } = page({ disturbing: true });
		reload.failed();
		reload.updated();
		await settled();
		expect(world.reloads).toEqual([]);
		world.disturbing = false;
		reload.reloadIfSafe();
		await settled();
		expect(world.reloads).toEqual(["2"]);
	});

	it("R-SW-01 is not reloaded if the visitor begins to type while the version is requested", async () => {
		let answer = (_version: string) => {};
		const { world, reload } = page({
			version: () =>
				new Promise((resolve) => {
					answer = resolve;
				}),
		});
		reload.failed();
		reload.updated();
		world.disturbing = true;
		answer("2");
		await settled();
		expect(world.reloads).toEqual([]);
	});

	it("R-SW-01 is not reloaded if the version cannot be requested, and requests it again the next time", async () => {
		let reachable = false;
		const { world, reload } = page({
			version: async () => (reachable ? "3" : Promise.reject(new Error("no answer"))),
		});
		reload.failed();
		reload.updated();
		await settled();
		expect(world.reloads).toEqual([]);
		reachable = true;
		reload.reloadIfSafe();
		await settled();
		expect(world.reloads).toEqual(["3"]);
	});
});
