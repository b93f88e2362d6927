import type { Logger } from "#core/ports/logger.ts";
import type { PhoneNumbers } from "#core/ports/phone-numbers.ts";
import { createPageLinks, type PageLinks } from "#core/routes/page-links.ts";
import type { Site } from "#core/site/site.ts";
import type { SiteConfig } from "#renderer/config/config.ts";
import { createPictureModels, type PictureModels } from "#renderer/plan/picture-models.ts";
import type { PictureDescription } from "#renderer/write/images.ts";

/** What page and shell models are made from; the same for all pages of a build. */
export interface PlanContext {
	readonly site: Site;
	readonly config: SiteConfig;
	readonly links: PageLinks;
	readonly pictures: PictureModels;
	readonly phones: PhoneNumbers;
	readonly logger: Logger;
}

/** Prepares the look-ups that turn a site's content into models. */
export function createPlanContext(
	site: Site,
	config: SiteConfig,
	pictures: readonly PictureDescription[],
	tools: { readonly phones: PhoneNumbers; readonly logger: Logger },
): PlanContext {
	return {
		site,
		config,
		links: createPageLinks(site.pages),
		pictures: createPictureModels(site.media, pictures, tools.logger),
		...tools,
	};
}
