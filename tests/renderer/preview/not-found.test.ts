import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPreviewServer } from "#renderer/preview/preview-server.ts";
import { ask, temporaryFolder, writeFiles } from "#tests/renderer/preview/preview-fixture.ts";

const folder = temporaryFolder();
const server = createPreviewServer({ directory: folder.path });
let port = 0;

beforeAll(async () => {
	writeFiles(folder.path, {
		"index.html": "home",
		"404.html": "the site's 404",
		"shop/404.html": "the shop's 404",
		"shop/index.html": "the shop",
		"shop/uhren/index.html": "watches",
		"shop/uhren/halo/index.html": "halo",
		"en/index.html": "home",
		"en/shop/404.html": "the English shop's 404",
	});
	port = (await server.listen(0)).port;
});
afterAll(async () => {
	await server.close();
	folder.remove();
});

describe("unknown paths", () => {
	it.each([
		["/shop/nix", "the shop's 404"],
		["/shop/uhren/nix?x=1", "the shop's 404"],
		["/shop/uhren/halo/mehr/noch", "the shop's 404"],
		["/shop/ring.png", "the shop's 404"],
		["/shop/404", "the shop's 404"],
		["/en/shop/uhren", "the English shop's 404"],
		["/en/nix", "the site's 404"],
		["/shopping", "the site's 404"],
		["/nix", "the site's 404"],
		["/ring.png", "Not found\n"],
		["/shop/ring.constructor", "the shop's 404"],
		["/ring.constructor", "the site's 404"],
	])("R-ROUTE-09 R-ROUTE-12 %s gets 404 with %s", async (path, body) => {
		const response = await ask(port, path);
		expect([response.status, String(response.body)]).toEqual([404, body]);
	});

	it.each([
		["/shop", "the shop"],
		["/shop/uhren?sort=price_brutto&page=2", "watches"],
		["/shop/uhren/halo?x", "halo"],
	])("R-ROUTE-09 %s is a page, with any query", async (path, body) => {
		const response = await ask(port, path);
		expect([response.status, String(response.body)]).toEqual([200, body]);
	});
});
