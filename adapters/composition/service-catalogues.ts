import type { CataloguePorts } from "#adapters/composition/catalogue-ports.ts";
import { createAssetPictures } from "#adapters/content-directus/catalogue/asset-pictures.ts";
import { createDirectusCatalogue } from "#adapters/content-directus/catalogue/directus-catalogue.ts";
import { createDirectusShopSettings } from "#adapters/content-directus/catalogue/directus-shop-settings.ts";
import { createReadClient } from "#adapters/content-directus/client/read-client.ts";
import type { Catalogue } from "#core/ports/catalogue.ts";
import type { Logger } from "#core/ports/logger.ts";
import type { ContentId } from "#core/shared/branded.ts";
import type { Language } from "#core/shared/language.ts";
import type { CatalogueModel } from "#core/site/page-model.ts";

/** What the files of the build give to a catalogue that is read elsewhere. */
export interface BuiltParts extends Pick<CataloguePorts, "search" | "pictures"> {
	/** Has the pictures of these products known to `pictures`; rejects when their files cannot be read. */
	readBuilt(ids: readonly ContentId[]): Promise<void>;
}

/** Opens the ports of a language. */
export type OpenService = (language: Language, built: BuiltParts) => CataloguePorts;

/** How long a visitor waits for an answer of the content service, in milliseconds. */
const answerTimeout = 15_000;

/** The shop as its content service has it at this moment, read without authentication (R-CAT-02, R-SET-01). */
export function createServiceCatalogues({
	url,
	project,
	fetch,
	logger,
}: CatalogueModel & { readonly fetch: typeof globalThis.fetch; readonly logger: Logger }): OpenService {
	const client = createReadClient({ url, project, fetch, logger, timeout: answerTimeout });
	return (language, { search, pictures: built, readBuilt }) => {
		const pictures = createAssetPictures(client.url, built);
		const catalogue = createDirectusCatalogue({
			client,
			language,
			logger,
			search,
			onPicture: pictures.add,
		});
		return {
			catalogue: { ...catalogue, ...withBuilt(catalogue, readBuilt) },
			search,
			pictures,
			settings: createDirectusShopSettings({ client, language, logger }),
		};
	};
}

/** Products are given out when the build's pictures of them are known; without those files the service has them. */
function withBuilt(
	catalogue: Catalogue,
	readBuilt: BuiltParts["readBuilt"],
): Pick<Catalogue, "list" | "random" | "product"> {
	const known = (ids: readonly ContentId[]) => readBuilt(ids).catch(() => undefined);
	// What names the files can come while the service is asked.
	const begin = () => void known([]);
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
		async product(id) {
			const [product] = await Promise.all([catalogue.product(id), known([id])]);
			return product;
		},
	};
}
