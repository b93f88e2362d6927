import { createDirectusCatalogue } from "#adapters/content-directus/catalogue/directus-catalogue.ts";
import type { DirectusCatalogueOptions } from "#adapters/content-directus/catalogue/product-reads.ts";
import { type Arrived, clientOf, json } from "#tests/adapters/content-directus/client/service-double.ts";

/** The service's own id of the product at a place. */
export const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, "0")}`;

/** A product as the service gives it. */
export const row = (place: number, fields: object = {}) => ({
	id: id(place),
	key: `ring-${place}`,
	slug: `ring-${place}`,
	display_name: `Ring ${place}`,
	translations: null,
	stock: null,
	price_brutto: null,
	price_history: null,
	images: [],
	category: null,
	manufacturer: null,
	product_variants: [],
	ratings: [],
	date_created: null,
	...fields,
});

/** Returns the search parameters of a request. */
export const asked = ({ url }: Arrived) => Object.fromEntries(new URL(url, "http://host").searchParams);

/** Returns the catalogue of a service that has a given number of products. */
export async function catalogueOf(
	rows: readonly { readonly id: string | number }[],
	options: Partial<Pick<DirectusCatalogueOptions, "random" | "now" | "currencies" | "language">> = {},
	/** Items that the service gives in one response at most. */
	most = Number.POSITIVE_INFINITY,
) {
	const service = await clientOf((response, request) => {
		const { offset, limit, fields, filter = "{}" } = asked(request);
		if (request.url.startsWith("/items/ecommerce_settings")) {
			return json(response, { data: [{ default_sort: "-date_created, nonsense" }] });
		}
		const start = Number(offset ?? 0);
		const size = Math.min(most, Number(limit) < 0 ? rows.length : Number(limit));
		const named = filter.match(/"id":\{"_in":(\[[^\]]*\])/)?.[1];
		const all = named ? rows.filter((each) => JSON.parse(named).includes(String(each.id))) : rows;
		const found = all.slice(start, start + size);
		const data = fields === "id" ? found.map((each) => ({ id: each.id })) : found;
		return json(response, { data, meta: { filter_count: all.length } });
	});
	const catalogue = createDirectusCatalogue({
		client: service.client,
		language: "de",
		currencies: { site: "EUR", content: "EUR" },
		logger: service.logger,
		...options,
	});
	return { ...service, catalogue };
}
