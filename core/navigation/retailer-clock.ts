import type { Brand } from "#core/content/pages.ts";
import type { BrandConfig } from "#core/content/project.ts";
import type { ClockModel } from "#core/models/page-model.ts";
import { linkTo } from "#core/navigation/link.ts";
import type { Logger } from "#core/ports/logger.ts";
import type { PageLinks } from "#core/routes/page-links.ts";
import { brandPath } from "#core/routes/paths.ts";
import { defaultLanguage, type Language } from "#core/shared/language.ts";

/** The brand whose clock it is, and the one on whose page it does not show (specification 2.2). */
const clockBrand = "rolex";
const hidingBrand = "longines";

/** What decides about the clock in the header. */
export interface ClockSources extends BrandConfig {
	readonly brands: readonly Brand[];
	/** The URL of the brand's script. */
	readonly script: string;
}

/**
 * The clock in the header (R-CLOCK-01): null unless the project switches it on, and, with a note, where the site has
 * no page of the brand. Without a key it is noted and stays a link.
 */
export function retailerClock(
	{ brands, rolex_clock, rolex_api_key, script }: ClockSources,
	language: Language,
	links: PageLinks,
	logger: Logger,
): ClockModel | null {
	if (!rolex_clock) return null;
	const brand = brands.find(({ slug }) => slug === clockBrand);
	const path = brand ? brandPath(brand.type, brand.slug, defaultLanguage) : null;
	const link = path !== null && links.resolve(path, language).page ? linkTo(path, language, links) : null;
	if (!brand || !link) {
		logger.note("clock.noPage", { brand: clockBrand });
		return null;
	}
	if (rolex_api_key === null) logger.note("clock.noKey", { brand: clockBrand });
	return {
		brand: brand.display_name,
		link,
		hiddenOn: brandPath("watches", hidingBrand, language),
		mounted: rolex_api_key === null ? null : { apiKey: rolex_api_key, script },
	};
}
