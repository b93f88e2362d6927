import { createImageStore } from "#adapters/catalogue-static/image-store.ts";
import { openShopFiles } from "#adapters/catalogue-static/shop-files.ts";
import { createStaticCatalogue } from "#adapters/catalogue-static/static-catalogue.ts";
import { createStaticShopSettings } from "#adapters/catalogue-static/static-shop-settings.ts";
import type { OpenService } from "#adapters/composition/service-catalogues.ts";
import type { Language } from "#core/language/language.ts";
import { createFetchStores } from "#core/loading/fetch-stores.ts";
import type { CatalogueModel } from "#core/models/page-model.ts";
import type { CatalogueServices } from "#core/models/shop-services.ts";
import type { Logger } from "#core/platform/logger.ts";
import type { Time } from "#core/platform/time.ts";
import type { CatalogueSearch } from "#core/ports/catalogue-search.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { memoize } from "#core/shared/once-per.ts";
import { loadOnce } from "#core/shared/promises.ts";

/** The options of the catalogue's ports. */
export interface CatalogueServicesOptions {
	readonly window: Window & typeof globalThis;
	readonly time: Time;
	readonly logger: Logger;
	/** The domain of the shop. */
	readonly project: string;
	/** The content service to read the shop from; null for the files of its build. */
	readonly service: CatalogueModel | null;
}

/** Returns a function that opens the ports of a language, once each. */
export async function createCatalogueServices(
	options: CatalogueServicesOptions,
): Promise<(language: Language) => CatalogueServices> {
	const openService = await serviceOf(options);
	return memoize((language) => catalogueOf(language, options, openService));
}

/** Loads the content service's adapter, a separate chunk that shops without such a service never load. */
async function serviceOf({ window, logger, service }: CatalogueServicesOptions): Promise<OpenService | null> {
	if (!service) return null;
	const { createServiceCatalogues } = await import("#adapters/composition/service-catalogues.ts");
	return createServiceCatalogues({ ...service, fetch: window.fetch.bind(window), logger });
}

function catalogueOf(
	language: Language,
	{ window, time, logger, project }: CatalogueServicesOptions,
	openService: OpenService | null,
): CatalogueServices {
	const fetch = window.fetch.bind(window);
	const files = openShopFiles({ base: "", language, project, fetch, logger });
	const search = createLazySearch(async () => {
		const { createStaticSearch } = await import("#adapters/catalogue-static/static-search.ts");
		return createStaticSearch(files);
	});
	const images = createImageStore();
	const fetchStores = createFetchStores({ time, logger });
	if (openService) {
		const readBuilt = async (ids: readonly ContentId[]) => {
			const { readImages } = await import("#adapters/catalogue-static/static-lists.ts");
			return readImages(files, images, ids);
		};
		return { ...openService(language, { search, images, readBuilt }), fetchStores };
	}
	return {
		catalogue: createStaticCatalogue(files, { search, images }),
		search,
		images,
		settings: createStaticShopSettings(files),
		fetchStores,
	};
}

/** Creates a search whose script loads on first use, e.g. by import(), and again after a failure. */
export function createLazySearch(load: () => Promise<CatalogueSearch>): CatalogueSearch {
	const open = loadOnce(load);
	return {
		suggest: async (text, limit) => (await open()).suggest(text, limit),
		search: async (text) => (await open()).search(text),
	};
}
