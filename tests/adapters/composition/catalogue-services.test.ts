import { afterEach, describe, expect, it, vi } from "vitest";
import type { FetchFile } from "#adapters/catalogue-static/fetch-file.ts";
import { createCatalogueServices } from "#adapters/composition/catalogue-services.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { createMemoryTime } from "#adapters/memory/time.ts";
import type { ImageModel } from "#core/content-values/image-model.ts";
import type { CatalogueModel } from "#core/models/page-model.ts";
import { createFileHost } from "#tests/adapters/catalogue-static/file-host.ts";
import { writeProducts } from "#tests/adapters/catalogue-static/write-products.ts";
import { productWith, project, queryWith } from "#tests/core/catalogue/arbitraries.ts";
import { shopSettings } from "#tests/core/shop-fixtures.ts";

const service: CatalogueModel = {
	url: "https://cms.example/base/",
	project: "shop.example",
	country: "DE",
	area: "DE-BE",
	currencies: { site: "EUR", content: "EUR" },
};
const image = { private_hash: "ring.jpg", width: 800, height: 800 };
const ring = productWith({ id: "ring", slug: "ring", display_name: "Ring", images: [image] });
const built: ImageModel = {
	src: "/assets/media/ring.jpg",
	srcset: "",
	width: 800,
	height: 800,
	alt: "",
	color: null,
};
const files = [
	...writeProducts([ring], [], shopSettings(), {
		project,
		language: "de",
		images: { image: () => built },
	}),
];

/** The ring in the service, at a higher price than in the build. */
const row = {
	id: "00000000-0000-4000-8000-000000000001",
	key: "ring",
	slug: "ring",
	display_name: "Ring",
	translations: null,
	stock: 1,
	price_brutto: "99.0000",
	price_history: null,
	images: [
		{
			image: {
				id: "f1",
				filename_download: "ring.jpg",
				type: "image/jpeg",
				width: 800,
				height: 800,
			},
		},
	],
	category: null,
	manufacturer: null,
	product_variants: [],
	ratings: [],
};

/** Opens a page on the files of a build and a service with configured responses. */
async function openShop(
	model: CatalogueModel | null,
	answer: (init: RequestInit) => Promise<Response> = async () =>
		Response.json({ data: [row], meta: { filter_count: 1 } }),
) {
	const host = createFileHost(files);
	const asked: string[] = [];
	const fetch = async (input: RequestInfo | URL, init: RequestInit = {}) => {
		const url = String(input);
		asked.push(url);
		if (url.startsWith("https:")) return answer(init);
		return host.fetch(`https://host.example${url}`, init as Parameters<FetchFile>[1]);
	};
	const logger = createMemoryLogger();
	const window = { fetch } as unknown as Window & typeof globalThis;
	const time = createMemoryTime(0);
	const open = await createCatalogueServices({ window, time, logger, project, service: model });
	return { open, host, asked, services: open("de") };
}

const query = queryWith({ sort: ["display_name"] });

describe("what a page reads the shop through", () => {
	afterEach(() => vi.restoreAllMocks());

	it("R-CAT-02 is the files of its build without a service", async () => {
		const { services, asked } = await openShop(null);
		const { items, facets } = await services.catalogue.list(query);
		expect(items[0]?.price_brutto).toBe(ring.price_brutto);
		expect(facets).not.toBeNull();
		expect(asked.every((url) => url.startsWith("/shop-data/de/"))).toBe(true);
	});

	it("R-CAT-02 R-SET-01 is the project's service with the build's images if configured", async () => {
		const { services, asked } = await openShop(service);
		const { items, facets } = await services.catalogue.list(query);
		expect(items[0]?.price_brutto).toBe("99");
		expect(facets).toBeNull();
		expect(services.images.image(image)).toEqual(built);
		const [first = ""] = asked.filter((url) => url.startsWith("https:"));
		expect(first.startsWith("https://cms.example/base/items/ecommerce_product?")).toBe(true);
		expect(decodeURIComponent(first)).toContain('"_eq":"shop.example"');
		await services.settings.load();
		expect(asked.at(-1)).toContain("/items/ecommerce_settings?");
	});

	it("R-CAT-02 lists products even if the build's images cannot be read", async () => {
		const { services, host } = await openShop(service);
		host.respondWith("unreachable");
		const { items } = await services.catalogue.list(query);
		expect(items).toHaveLength(1);
		expect(services.images.image(image)?.src).toContain("https://cms.example/base/assets/f1?width=");
	});

	it("waits 15 seconds for a response of the service", async () => {
		const over = new AbortController();
		const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(over.signal);
		const never = ({ signal }: RequestInit) =>
			new Promise<Response>((_, reject) => {
				signal?.addEventListener("abort", () => reject(signal.reason));
				over.abort();
			});
		const { services } = await openShop(service, never);
		await expect(services.catalogue.prices()).rejects.toMatchObject({ message: "Network error", code: -1 });
		expect(timeout.mock.calls).toEqual([[15_000]]);
	});

	it("R-CAT-02 is opened once per language", async () => {
		const { open, services } = await openShop(service);
		expect(open("de")).toBe(services);
		expect(open("fr")).not.toBe(services);
	});
});
