import { createLazySearch } from "#adapters/catalogue-static/lazy-search.ts";
import { createPictureStore } from "#adapters/catalogue-static/picture-store.ts";
import { openShopFiles } from "#adapters/catalogue-static/shop-files.ts";
import { createStaticCatalogue } from "#adapters/catalogue-static/static-catalogue.ts";
import { createStaticShopSettings } from "#adapters/catalogue-static/static-shop-settings.ts";
import type { Catalogue, CatalogueFilters } from "#core/ports/catalogue.ts";
import type { CatalogueSearch } from "#core/ports/catalogue-search.ts";
import type { Logger } from "#core/ports/logger.ts";
import type { ProductPictures } from "#core/ports/product-pictures.ts";
import type { ShopSettingsSource } from "#core/ports/shop-settings.ts";
import type { Language } from "#core/shared/language.ts";

/** The ports that a page in the browser reads the shop's products through. */
export interface CataloguePorts {
	readonly catalogue: Catalogue & CatalogueFilters;
	readonly search: CatalogueSearch;
	readonly pictures: ProductPictures;
	readonly settings: ShopSettingsSource;
}

/** What the catalogue's ports are put together from. */
export interface CatalogueServicesOptions {
	readonly window: Window & typeof globalThis;
	readonly logger: Logger;
	/** The domain of the shop. */
	readonly project: string;
}

/** Gives the function that opens the ports of a language, once each. */
export function createCatalogueServices(
	options: CatalogueServicesOptions,
): (language: Language) => CataloguePorts {
	const opened = new Map<Language, CataloguePorts>();
	return (language) => {
		const ports = opened.get(language) ?? catalogueOf(language, options);
		opened.set(language, ports);
		return ports;
	};
}

function catalogueOf(
	language: Language,
	{ window, logger, project }: CatalogueServicesOptions,
): CataloguePorts {
	const fetch = window.fetch.bind(window);
	const files = openShopFiles({ base: "", language, project, fetch, logger });
	const search = createLazySearch(async () => {
		const { createStaticSearch } = await import("#adapters/catalogue-static/static-search.ts");
		return createStaticSearch(files);
	});
	const pictures = createPictureStore();
	return {
		catalogue: createStaticCatalogue(files, { search, pictures }),
		search,
		pictures,
		settings: createStaticShopSettings(files),
	};
}
