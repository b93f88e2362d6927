import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";
import { openShopFiles } from "#adapters/catalogue-static/shop-files.ts";
import { createStaticCatalogue } from "#adapters/catalogue-static/static-catalogue.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { shopFiles } from "#tests/adapters/catalogue-static/open-shop.ts";
import { catalogueSuite } from "#tests/adapters/port-suites/catalogue.ts";
import { project } from "#tests/core/catalogue/arbitraries.ts";

/** The files of each test's shop in a separate folder. */
const folders = new Map<string, { readonly files: ReadonlyMap<string, string>; down: boolean }>();
let server: Server;
let origin = "";

beforeAll(async () => {
	server = createServer((request, response) => {
		const [, name = "", ...path] = decodeURI(request.url ?? "").split("/");
		const folder = folders.get(name);
		const content = folder?.files.get(path.join("/"));
		if (folder?.down) response.writeHead(503).end("down for maintenance");
		else if (content === undefined) response.writeHead(404).end("<html>not found</html>");
		else response.writeHead(200, { "content-type": "application/json" }).end(content);
	});
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
	server.closeAllConnections();
	server.close();
});

catalogueSuite("the static catalogue over HTTP", async (shop) => {
	const name = String(folders.size);
	const folder = {
		files: new Map(shopFiles(shop).map(({ path, content }) => [path, String(content)])),
		down: false,
	};
	folders.set(name, folder);
	const base = `${origin}/${name}`;
	const files = openShopFiles({ base, language: "de", project, fetch, logger: createMemoryLogger() });
	return {
		catalogue: createStaticCatalogue(files),
		countsFacets: true,
		async setDown(down) {
			folder.down = down;
		},
	};
});
