import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { createDirectusCatalogue } from "#adapters/content-directus/catalogue/directus-catalogue.ts";
import { createDirectusShopSettings } from "#adapters/content-directus/catalogue/directus-shop-settings.ts";
import { createContentClient } from "#adapters/content-directus/client/content-client.ts";
import { createReadClient } from "#adapters/content-directus/client/read-client.ts";
import { projectItems } from "#adapters/content-directus/seed/project-items.ts";
import { readDocuments } from "#adapters/content-directus/seed/read-documents.ts";
import { createContentFiles } from "#adapters/content-files/content-files.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { localizedProduct } from "#core/catalogue/localized-product.ts";
import { localizedSettings } from "#core/catalogue/localized-settings.ts";
import { localizeShop } from "#core/catalogue/localized-shop.ts";
import type { ShopContent } from "#core/catalogue/shop-content.ts";
import { languages } from "#core/language/language.ts";
import { shopSettingsSourceSuite } from "#tests/adapters/port-suites/shop-settings-source.ts";
import { queryWith } from "#tests/core/catalogue/arbitraries.ts";
import { prepareModel } from "#tests/directus/catalogue-shop.ts";

const { url, adminToken } = inject("directus");
const directory = fileURLToPath(new URL("../../adapters/content-files/demo/content", import.meta.url));
/** A separate domain, so that the demo's items of other tests are not included. */
const project = "catalogue.juwelier-sternau.example";
const logger = createMemoryLogger();
/** The tax country of the demo, which names none. */
const soldOn = { country: "DE", currency: "EUR" } as const;
const currencies = { site: "EUR", content: "EUR" } as const;
const client = createReadClient({ url, project, logger });

/** The collections, each after those that its items refer to. */
const collections = [
	"project",
	"ecommerce_settings",
	"ecommerce_category",
	"ecommerce_manufacturer",
	"ecommerce_subcategory",
	"ecommerce_attribute_group",
	"ecommerce_attribute_value",
	"ecommerce_personalization",
	"ecommerce_size_guide",
	"ecommerce_product",
	"ecommerce_product_variant",
	"ecommerce_product_subcategory",
	"ecommerce_attribute",
	"ecommerce_attribute_display_value",
	"ecommerce_product_rating",
];

let shop: ShopContent;

beforeAll(async () => {
	const admin = createContentClient({ url, project, logger, token: adminToken });
	await prepareModel(admin);
	const { documents } = readDocuments(directory);
	const rows = projectItems(documents, project, []);
	for (const collection of collections) {
		const items = (rows[collection] ?? []).map(
			(row): Record<string, unknown> =>
				collection === "project"
					? { id: row.id, domain: project, status: "published", seo_title: row.seo_title }
					: row,
		);
		if (items.length > 0) await admin.createItems(collection, items);
	}
	const result = await createContentFiles({ directory, languages, defaultLanguage: "de" }).load();
	if (!result.ok || !result.value.site.shop) throw new Error("The demo has no shop.");
	shop = result.value.site.shop;
});

/** Removes images, which are not seeded here, and normalizes times. */
function plain(value: unknown): unknown {
	return JSON.parse(
		JSON.stringify(value, (field, inner: unknown) => {
			if (field === "images") return undefined;
			if (field === "date_created" && typeof inner === "string") return new Date(inner).toISOString();
			return inner;
		}),
	);
}

describe.each(languages)("the demo shop of a real Directus in %s", (language) => {
	it("R-SET-01 R-CONTENT-05 has all settings of the folder that it was seeded from", async () => {
		const source = createDirectusShopSettings({ client, language, site: soldOn, logger });
		const names = localizeShop(shop, language, project, logger);
		const expected = localizedSettings(shop, names, soldOn);
		expect(await source.load()).toEqual({ ok: true, value: expected });
		expect(await source.shippingMethods()).toEqual({ ok: true, value: expected.shipping_methods_config });
	});

	it("R-CAT-05 R-CAT-09 R-CONTENT-05 has its products with all details", async () => {
		const catalogue = createDirectusCatalogue({ client, language, currencies, logger });
		const names = localizeShop(shop, language, project, logger);
		const listed = shop.products.filter(({ status }) => status === "published");
		const found = await Promise.all(listed.map(({ id }) => catalogue.product(id)));
		expect(found.map(plain)).toEqual(
			listed.map((product) => plain(localizedProduct(product, names, logger))),
		);
	});

	it("R-CAT-02 finds products by attribute values in the language", async () => {
		const catalogue = createDirectusCatalogue({ client, language, currencies, logger });
		const names = localizeShop(shop, language, project, logger);
		const products = shop.products
			.filter(({ status }) => status === "published")
			.map((product) => localizedProduct(product, names, logger));
		const chosen = products.flatMap(({ attributes }) => attributes)[0];
		if (!chosen) throw new Error("The demo's products have no attributes.");
		const { attribute_group, display_values } = chosen;
		const expected = products.filter(({ attributes }) =>
			attributes.some(
				(own) =>
					own.attribute_group.id === attribute_group.id &&
					own.display_values.some((value) => display_values.includes(value)),
			),
		);
		const query = queryWith({ attributes: { [String(attribute_group.id)]: display_values } });
		const { items, meta } = await catalogue.list(query);
		expect(items.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
		expect(meta.filter_count).toBe(expected.length);
	});
});

shopSettingsSourceSuite("Directus", async () => {
	let isDown = false;
	const unreachable = () => Promise.reject(new TypeError("unreachable"));
	const client = createReadClient({
		url,
		project,
		logger,
		fetch: (...request) => (isDown ? unreachable() : fetch(...request)),
	});
	return {
		source: createDirectusShopSettings({ client, language: "de", site: soldOn, logger }),
		settings: localizedSettings(shop, localizeShop(shop, "de", project, logger), soldOn),
		async setDown(down) {
			isDown = down;
		},
	};
});

describe("a missing shop", () => {
	it("R-SET-01 R-CONTENT-04 returns and logs the error that the settings could not be loaded", async () => {
		const notes = createMemoryLogger();
		const stranger = createReadClient({ url, project: "nobody.example", logger: notes });
		const source = createDirectusShopSettings({
			client: stranger,
			language: "de",
			site: soldOn,
			logger: notes,
		});
		const loaded = await source.load();
		expect(loaded).toMatchObject({ ok: false, error: { message: "Could not load settings" } });
		expect(notes.notes.map(({ key }) => key)).toEqual(["content.readFailed"]);
	});
});
