import { describe, expect, it } from "vitest";
import { createLazySearch } from "#adapters/composition/catalogue-services.ts";
import { createMemorySearch } from "#adapters/memory/catalogue-search.ts";
import { catalogueSearchSuite } from "#tests/adapters/port-suites/catalogue-search.ts";
import { productWith, project } from "#tests/core/catalogue/arbitraries.ts";

catalogueSearchSuite("the lazy search", async (products, settings) =>
	createLazySearch(async () => createMemorySearch({ products, project, ...(settings ? { settings } : {}) })),
);

describe("createLazySearch", () => {
	it("B-USE-01 loads the search on first use, and again after a failure", async () => {
		let loads = 0;
		const search = createLazySearch(async () => {
			loads += 1;
			if (loads === 1) throw new Error("offline");
			return createMemorySearch({ products: [productWith({ id: 7 })], project });
		});
		expect(loads).toBe(0);
		await expect(search.search("amrum")).rejects.toThrow("offline");
		expect(await Promise.all([search.search("amrum"), search.search("ring")])).toEqual([[7], [7]]);
		expect(await search.suggest("amrum", 1)).toHaveLength(1);
		expect(loads).toBe(2);
	});
});
