import { inject } from "vitest";
import { createDirectusCatalogue } from "#adapters/content-directus/catalogue/directus-catalogue.ts";
import { createContentClient } from "#adapters/content-directus/client/content-client.ts";
import { createReadClient } from "#adapters/content-directus/client/read-client.ts";
import { readFlow } from "#adapters/content-directus/model/install-flow.ts";
import { priceFlow } from "#adapters/content-directus/model/price-flow.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { type CatalogueShop, catalogueSuite } from "#tests/adapters/port-suites/catalogue.ts";
import { project } from "#tests/core/catalogue/arbitraries.ts";
import { addImages, fillShop, prepareModel } from "#tests/directus/catalogue-shop.ts";
import { sendTo } from "#tests/directus/seeded-project.ts";

const { url, adminToken } = inject("directus");
const logger = createMemoryLogger();

/** The only shop of the suite, which no test changes. */
let filled: Promise<void> | null = null;

async function fill(shop: CatalogueShop): Promise<void> {
	const admin = createContentClient({ url, project, logger, token: adminToken });
	await prepareModel(admin);
	const send = sendTo(inject("directus"));
	const { id } = priceFlow();
	// It would add its records to the histories of the suite's products.
	if (await readFlow(send, id)) await send("DELETE", `/flows/${id}`);
	await fillShop(admin, shop);
	const ring = shop.products.find(({ id }) => id === 900);
	if (ring) await addImages(admin, ring);
}

// Reads like visitors: without a token, by the public policy of the data model.
catalogueSuite("R-CONTENT-05 the catalogue of a real Directus", async (shop) => {
	filled ??= fill(shop);
	await filled;
	let isDown = false;
	const client = createReadClient({
		url,
		project,
		logger,
		fetch: (...request) => (isDown ? Promise.reject(new TypeError("fetch failed")) : fetch(...request)),
	});
	return {
		catalogue: createDirectusCatalogue({
			client,
			language: "de",
			currencies: { site: "EUR", content: "EUR" },
			logger,
		}),
		countsFacets: false,
		setDown: async (down) => {
			isDown = down;
		},
	};
});
