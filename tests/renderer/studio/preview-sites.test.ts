import { expect, it } from "vitest";
import { succeed } from "#core/shared/result.ts";
import type { DevSite } from "#renderer/dev/dev-site.ts";
import { createPreviewSites, type ShownSite } from "#renderer/studio/preview-sites.ts";

/** Returns previews whose readings a test ends, each with a site of its own. */
function open() {
	const readings: ((site: ShownSite) => void)[] = [];
	const sites = createPreviewSites(() => new Promise((resolve) => readings.push(resolve)));
	const siteWith = (pages: number) =>
		succeed({ pages, directus: null, until: Number.POSITIVE_INFINITY } as DevSite);
	const end = async (at: number) => {
		await expect.poll(() => readings.length).toBeGreaterThan(at);
		readings[at]?.(siteWith(at));
	};
	return { sites, readings, end };
}

it("B-USE-09 reads again what was saved while the site was first being read", async () => {
	const { sites, readings, end } = open();
	const first = sites.newest("draft");
	await expect.poll(() => readings.length).toBe(1);
	const change = sites.changed(["page"]);
	await end(0);
	await end(1);
	await Promise.all([first, change]);
	expect(await sites.newest("draft")).toMatchObject({ value: { pages: 1 } });
});

it("B-USE-09 reads nothing after a save before anybody has opened a preview", async () => {
	const { sites, readings } = open();
	await sites.changed(["page"]);
	expect(readings.length).toBe(0);
});

it("B-USE-09 reads once for the messages of one save", async () => {
	const { sites, readings, end } = open();
	const first = sites.newest("draft");
	await end(0);
	await first;
	const changes = [sites.changed(["ecommerce_product"])];
	await expect.poll(() => readings.length).toBe(2);
	changes.push(sites.changed(["ecommerce_product_variant"]), sites.changed(["directus_files"]));
	await end(1);
	await end(2);
	await Promise.all(changes);
	expect(readings.length).toBe(3);
	expect(await sites.newest("draft")).toMatchObject({ value: { pages: 2 } });
});
