import { createMemoryCatalogue } from "#adapters/memory/catalogue.ts";
import { createMemorySearch } from "#adapters/memory/catalogue-search.ts";
import { catalogueSuite } from "#tests/adapters/port-suites/catalogue.ts";
import { catalogueSearchSuite } from "#tests/adapters/port-suites/catalogue-search.ts";
import { project } from "#tests/core/catalogue/arbitraries.ts";

catalogueSuite("the memory catalogue", async (shop) => {
	const catalogue = createMemoryCatalogue({ ...shop, project });
	return { catalogue, countsFacets: true, setDown: async (down) => catalogue.setDown(down) };
});

catalogueSearchSuite("the memory search", async (products, settings) =>
	createMemorySearch({ products, project, ...(settings ? { settings } : {}) }),
);
