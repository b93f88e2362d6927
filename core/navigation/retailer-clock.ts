import type { Brand } from "#core/content/pages.ts";
import type { BrandConfig } from "#core/content/project.ts";
import type { Language } from "#core/language/language.ts";
import { brandPagePath } from "#core/navigation/brand-page.ts";
import { linkTo, type NavigationLink } from "#core/navigation/link.ts";
import type { PageLinks } from "#core/pages/page-links.ts";
import type { Logger } from "#core/platform/logger.ts";
import { brandPath } from "#core/routes/paths.ts";

/** The clock's brand, on whose page the clock is hidden (specification 2.2). */
const clockBrand = "rolex";
const hidingBrand = "longines";

/** The clock of a watch brand in the header (R-CLOCK-01). */
export interface ClockModel {
	/** The name of the brand. */
	readonly brand: string;
	/** The brand's page. */
	readonly link: NavigationLink;
	/** The path of the page that shows no clock; null where the language has no such page. */
	readonly hiddenOn: string | null;
	/** The parameters of the brand's clock; null if only the link is shown. */
	readonly mounted: { readonly apiKey: string; readonly script: string } | null;
}

/** The inputs that decide whether the header shows the clock. */
export interface ClockSources extends BrandConfig {
	readonly brands: readonly Brand[];
	/** The URL of the brand's script. */
	readonly script: string;
	/** The language whose paths have no prefix. */
	readonly defaultLanguage: Language;
}

/**
 * Returns the clock in the header (R-CLOCK-01); null unless the project enables it. If the site has no page of the
 * brand, it is null too, and logged. Without a key it stays a link, and that is logged.
 */
export function retailerClock(
	{ brands, rolex_clock, rolex_api_key, script, defaultLanguage }: ClockSources,
	language: Language,
	links: PageLinks,
	logger: Logger,
): ClockModel | null {
	if (!rolex_clock) return null;
	const brand = brands.find(({ slug }) => slug === clockBrand);
	const path = brand ? brandPagePath(brand, defaultLanguage, links) : null;
	const link = path === null ? null : linkTo(path, language, links);
	if (!brand || !link) {
		logger.note("clock.noPage", { brand: clockBrand });
		return null;
	}
	if (rolex_api_key === null) logger.note("clock.noKey", { brand: clockBrand });
	return {
		brand: brand.display_name,
		link,
		hiddenOn: brandPath("watches", hidingBrand, language, defaultLanguage),
		mounted: rolex_api_key === null ? null : { apiKey: rolex_api_key, script },
	};
}
