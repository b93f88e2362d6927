import { expect, it } from "vitest";
import { itemAt, itemPaths } from "#renderer/dev/item-paths.ts";
import { readDemoSite } from "#tests/renderer/demo-shop.ts";

const { site, config } = (await readDemoSite()).plan({}).context;
const ids = (collection: string, items: readonly { readonly id: unknown }[]) =>
	items.map(({ id }) => ({ collection, id: String(id) }));

const items = [
	...site.pages.map(({ id, brand }) =>
		brand === null ? { collection: "page", id } : { collection: "brand", id: brand },
	),
	...ids("ecommerce_category", site.shop?.categories ?? []),
	...ids("ecommerce_product", site.shop?.products ?? []),
];

it("B-USE-09 finds the item of each page of an item in each language, and none elsewhere", () => {
	expect(items.length).toBeGreaterThan(50);
	for (const item of items)
		for (const [language, path] of itemPaths(site, config, item))
			expect(itemAt(site, config, path, language)).toEqual(item);
	for (const path of ["/shop", "/shop/uhren/none", "/none", "/shop/warenkorb"])
		expect(itemAt(site, config, path, "de")).toBeNull();
});
