import type { Brand } from "#core/content/pages.ts";
import type { BrandConfig } from "#core/content/project.ts";
import type { ClockModel } from "#core/models/page-model.ts";
import { linkTo } from "#core/navigation/link.ts";
import type { Logger } from "#core/ports/logger.ts";
import type { PageLinks } from "#core/routes/page-links.ts";
import { brandPath } from "#core/routes/paths.ts";
import { defaultLanguage, type Language } from "#core/shared/language.ts";

/** The clock's brand, on whose page the clock is hidden (specification 2.2). */
const clockBrand = "rolex";
const hidingBrand = "longines";

/** The inputs that decide whether the header shows the clock. */
export interface ClockSources extends BrandConfig {
	readonly brands: readonly Brand[];
	/** The URL of the brand's script. */
	readonly script: string;
}

/**
 * Returns the clock in the header (R-CLOCK-01); null unless the project enables it. If the site has no page of the
 * brand, it is null too, and logged. Without a key it stays a link, and that is logged.
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
