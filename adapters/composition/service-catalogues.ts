import { createAssetImages } from "#adapters/content-directus/catalogue/asset-images.ts";
import { createDirectusCatalogue } from "#adapters/content-directus/catalogue/directus-catalogue.ts";
import { createDirectusShopSettings } from "#adapters/content-directus/catalogue/directus-shop-settings.ts";
import { createReadClient } from "#adapters/content-directus/client/read-client.ts";
import type { CatalogueModel } from "#core/models/page-model.ts";
import type { CatalogueServices } from "#core/models/shop-services.ts";
import type { Catalogue } from "#core/ports/catalogue.ts";
import type { Logger } from "#core/ports/logger.ts";
import type { ContentId } from "#core/shared/branded.ts";
import type { Language } from "#core/shared/language.ts";

/** What the files of the build give to a catalogue that is read elsewhere. */
export interface BuiltServices extends Pick<CatalogueServices, "search" | "images"> {
	/** Has the images of these products known to `pictures`; rejects when their files cannot be read. */
	readBuilt(ids: readonly ContentId[]): Promise<void>;
}

/** Opens the ports of a language. */
export type OpenService = (language: Language, built: BuiltServices) => Omit<CatalogueServices, "reads">;

/** How long a visitor waits for a response of the content service, in milliseconds. */
const responseTimeoutMs = 15_000;

/** The shop as its content service has it at this moment, read without authentication (R-CAT-02, R-SET-01). */
export function createServiceCatalogues({
	url,
	project,
	country,
	currencies,
	fetch,
	logger,
}: CatalogueModel & { readonly fetch: typeof globalThis.fetch; readonly logger: Logger }): OpenService {
	const client = createReadClient({ url, project, fetch, logger, timeout: responseTimeoutMs });
	return (language, { search, images: built, readBuilt }) => {
		const images = createAssetImages(client.url, built);
		const catalogue = createDirectusCatalogue({
			client,
			language,
			currencies,
			logger,
			search,
			onImage: images.add,
		});
		return {
			catalogue: { ...catalogue, ...withBuilt(catalogue, readBuilt) },
			search,
			images,
			settings: createDirectusShopSettings({
				client,
				language,
				site: { country, currency: currencies.site },
				logger,
			}),
		};
	};
}

/** Products are given out when the build's images of them are known; without those files the service has them. */
function withBuilt(
	catalogue: Catalogue,
	readBuilt: BuiltServices["readBuilt"],
): Pick<Catalogue, "list" | "random" | "product" | "products"> {
	const known = (ids: readonly ContentId[]) => readBuilt(ids).catch(() => undefined);
	// What names the files can come while the service is asked.
	const begin = () => void known([]);
	const products = async (ids: readonly ContentId[]) =>
		(await Promise.all([catalogue.products(ids), known(ids)]))[0];
	return {
		async list(query) {
			begin();
			const page = await catalogue.list(query);
			await known(page.items.map(({ id }) => id));
			return page;
		},
		async random(limit) {
			begin();
			const items = await catalogue.random(limit);
			await known(items.map(({ id }) => id));
			return items;
		},
		product: async (id) => (await products([id]))[0] ?? null,
		products,
	};
}
