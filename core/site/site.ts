import type { Branch } from "#core/site/branch.ts";
import type { Brand } from "#core/site/brand.ts";
import type { Company } from "#core/site/company.ts";
import type { ManagedConsent } from "#core/site/consent-entry.ts";
import type { LegalData } from "#core/site/legal-data.ts";
import type { MediaItem } from "#core/site/media.ts";
import type { MenuItem } from "#core/site/menu.ts";
import type { PageSummary } from "#core/site/page.ts";
import type { Project } from "#core/site/project.ts";
import type { ShopContent } from "#core/site/shop-content.ts";
import type { Theme } from "#core/site/theme.ts";
import type { Widget } from "#core/site/widget.ts";

/** The whole content of a site, validated, without the bodies of its pages. */
export interface Site {
	readonly project: Project;
	readonly company: Company;
	readonly branches: readonly Branch[];
	readonly menus: readonly MenuItem[];
	readonly widgets: readonly Widget[];
	readonly consents: readonly ManagedConsent[];
	readonly legal: LegalData;
	readonly theme: Theme;
	readonly brands: readonly Brand[];
	readonly media: readonly MediaItem[];
	readonly pages: readonly PageSummary[];
	/** Null when the site has no shop, the ecommerce add-on (R-SET-03). */
	readonly shop: ShopContent | null;
}
