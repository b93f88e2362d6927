import type { ContentFinding } from "#core/content/finding.ts";
import { languageOfPath } from "#core/routes/language-prefix.ts";
import { slugIn } from "#core/routes/localized-slugs.ts";
import { segmentsIn } from "#core/routes/shop-path-segments.ts";
import { isShopPath, reservingLanguage } from "#core/routes/shop-paths.ts";
import type { Site } from "#core/site/site.ts";
import type { SiteConfig } from "#renderer/config/config.ts";
import { configFile } from "#renderer/config/load-config.ts";
import { shopAddress } from "#renderer/config/shop-address.ts";

/** Returns the errors that prevent a configured shop from being built (R-SET-03, R-ROUTE-15). */
export function shopFindings(site: Site, config: SiteConfig): readonly ContentFinding[] {
	if (!config.ecommerce) return [];
	const finding = { severity: "error", file: configFile } as const;
	const { shop } = site;
	if (!shop) return [{ ...finding, field: "ecommerce", key: "config.noShop", params: {} }];
	const { languages, defaultLanguage } = config;
	const address = shopAddress(config);
	const pages = site.pages
		.flatMap(({ translations }) => translations)
		.filter(({ path }) => isShopPath(path, address))
		.map(({ path }) => ({
			...finding,
			field: "ecommerce.storeRoot",
			key: "config.shopPath",
			params: { path, storeRoot: segmentsIn(languageOfPath(path, defaultLanguage), address).root },
		}));
	const categories = shop.categories.flatMap((category): readonly ContentFinding[] => {
		const language = reservingLanguage((one) => slugIn(category, one), languages, address);
		if (language === null) return [];
		const params = { slug: slugIn(category, language), language };
		return [{ ...finding, field: "ecommerce.paths", key: "config.categorySegment", params }];
	});
	return [...pages, ...categories];
}
