import { describe, expect, it } from "vitest";
import { createReload } from "#renderer/client/service-worker-reload.ts";

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A page that a reload may disturb, and the reasons of its reloads. */
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
	it("R-SW-01 is loaded again when it was updated and something had failed to load", async () => {
		const { world, reload } = page();
		reload.failed();
		await settled();
		expect(world.reloads).toEqual([]);
		reload.updated();
		await settled();
		expect(world.reloads).toEqual(["2"]);
	});

	it("R-SW-01 is loaded again when something fails to load after the update", async () => {
		const { world, reload } = page();
		reload.updated();
		await settled();
		expect(world.reloads).toEqual([]);
		reload.failed();
		await settled();
		expect(world.reloads).toEqual(["2"]);
	});

	it("R-SW-01 stays while a reload would disturb, and is loaded again when that has passed", async () => {
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

	it("R-SW-01 stays when the visitor begins to write while the version is asked for", async () => {
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

	it("R-SW-01 stays when nobody says which version is there, and asks again the next time", async () => {
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
