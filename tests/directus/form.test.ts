import { beforeAll, describe, expect, inject, it } from "vitest";
import { bookmarks } from "#adapters/content-directus/model/bookmarks.ts";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import { createSeedContext } from "#adapters/content-directus/seed/seed-context.ts";
import { richContent } from "#tests/directus/rich-content.ts";
import { prepareDirectus, seed, sendTo } from "#tests/directus/seeded-project.ts";

const domain = "formular.example";
const product = createSeedContext(domain).id("ecommerce_product", "vase");
let send: Send;

beforeAll(async () => {
	send = sendTo(inject("directus"));
	await prepareDirectus();
	await seed(domain, richContent("Formular"));
});

describe("the forms and lists of the Data Studio", () => {
	it.each(["1.290,00", "12 €", -1])("refuse a price where it is typed: %s", async (price_brutto) => {
		const changed = send("PATCH", `/items/ecommerce_product/${product}`, { price_brutto });
		await expect(changed).rejects.toMatchObject({ code: 400, reason: "FAILED_VALIDATION" });
	});

	it.each(["1290.00", 24.9, null])("accept a price or none: %s", async (price_brutto) => {
		const changed = await send("PATCH", `/items/ecommerce_product/${product}`, { price_brutto });
		expect(Number(Object(changed).price_brutto)).toBe(Number(price_brutto));
	});

	it("list what is incomplete, once for everybody", async () => {
		await send("PATCH", `/items/ecommerce_product/${product}`, { manufacturer: null });
		expect((await prepareDirectus()).changes).toEqual([]);
		const presets = Object(await send("GET", "/presets?limit=-1&fields=bookmark,collection,filter"));
		expect(presets).toHaveLength(bookmarks.length);
		const counts = new Map<string, number>();
		for (const { bookmark, collection, filter } of presets) {
			const path = collection === "directus_files" ? "/files" : `/items/${collection}`;
			const own = collection === "directus_files" ? {} : { project: { domain: { _eq: domain } } };
			const query = encodeURIComponent(JSON.stringify({ _and: [own, ...(filter?._and ?? [])] }));
			counts.set(bookmark, Object(await send("GET", `${path}?limit=-1&fields=id&filter=${query}`)).length);
		}
		expect(counts.get("Ohne Hersteller / No manufacturer")).toBe(1);
		expect(counts.get("Ohne Übersetzung / No translation")).toBe(1);
		expect(counts.get("Ohne Alternativtext / No alternative text")).toBeGreaterThan(0);
	});
});
