import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { createMemoryTime } from "#adapters/memory/time.ts";
import { createFetchStores } from "#core/loading/fetch-stores.ts";

describe("createFetchStores", () => {
	it("R-FETCH-01 reads a key once for all requests and other keys separately", async () => {
		const stores = createFetchStores({ time: createMemoryTime(0), logger: createMemoryLogger() });
		const asked: string[] = [];
		const read = (key: string) =>
			stores.getStore(
				key,
				async () => {
					asked.push(key);
					return key;
				},
				"error.loadProducts",
			);
		read("product 101").fetch();
		read("product 101").fetch();
		read("product 102").fetch();
		expect(asked).toEqual(["product 101", "product 102"]);
		expect(read("product 101")).toBe(read("product 101"));
		await expect.poll(() => read("product 101").state().status).toBe("success");
		expect(read("product 102").state()).toMatchObject({ data: { value: "product 102" } });
	});
});
