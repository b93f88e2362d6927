import { createAssetImages } from "#adapters/content-directus/catalogue/asset-images.ts";
import { createDirectusCatalogue } from "#adapters/content-directus/catalogue/directus-catalogue.ts";
import { createDirectusShopSettings } from "#adapters/content-directus/catalogue/directus-shop-settings.ts";
import { createReadClient } from "#adapters/content-directus/client/read-client.ts";
import type { Language } from "#core/language/language.ts";
import type { CatalogueModel } from "#core/models/page-model.ts";
import type { CatalogueServices } from "#core/models/shop-services.ts";
import type { Logger } from "#core/platform/logger.ts";
import type { Catalogue } from "#core/ports/catalogue.ts";
import type { ContentId } from "#core/shared/branded.ts";

/** The parts of the build's files for a catalogue that is read from a service. */
export interface BuiltServices extends Pick<CatalogueServices, "search" | "images"> {
	/** Loads the images of these products into `pictures`; rejects if their files cannot be read. */
	readBuilt(ids: readonly ContentId[]): Promise<void>;
}

/** A function that opens the ports of a language. */
export type OpenService = (
	language: Language,
	built: BuiltServices,
) => Omit<CatalogueServices, "fetchStores">;

/** Milliseconds that a visitor waits for a response of the content service. */
const responseTimeoutMs = 15_000;

/** Creates the shop's catalogues on its content service, read live and without authentication (R-CAT-02, R-SET-01). */
export function createServiceCatalogues({
	url,
	project,
	country,
	area,
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
				site: { country, area, currency: currencies.site },
				logger,
			}),
		};
	};
}

/** Returns products only after the build's images of them are loaded; without those files, as the service has them. */
function withBuilt(
	catalogue: Catalogue,
	readBuilt: BuiltServices["readBuilt"],
): Pick<Catalogue, "list" | "random" | "product" | "products"> {
	const loadImages = (ids: readonly ContentId[]) => readBuilt(ids).catch(() => undefined);
	// The directory can load during the service's request.
	const begin = () => void loadImages([]);
	const products = async (ids: readonly ContentId[]) =>
		(await Promise.all([catalogue.products(ids), loadImages(ids)]))[0];
	return {
		async list(query) {
			begin();
			const page = await catalogue.list(query);
			await loadImages(page.items.map(({ id }) => id));
			return page;
		},
		async random(limit) {
			begin();
			const items = await catalogue.random(limit);
			await loadImages(items.map(({ id }) => id));
			return items;
		},
		product: async (id) => (await products([id]))[0] ?? null,
		products,
	};
}
