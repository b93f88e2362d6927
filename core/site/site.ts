import type { ShopContent } from "#core/catalogue/shop-content.ts";
import type { Branch } from "#core/content/branch.ts";
import type { Company } from "#core/content/company.ts";
import type { SiteDocument } from "#core/content/documents.ts";
import type { LegalData } from "#core/content/legal.ts";
import type { MenuItem } from "#core/content/menu.ts";
import type { Brand } from "#core/content/pages.ts";
import type { Project } from "#core/content/project.ts";
import type { ManagedConsent, MediaItem, Widget } from "#core/content/site-lists.ts";
import type { Theme } from "#core/content/theme.ts";
import type { Language } from "#core/language/language.ts";
import type { PageSummary } from "#core/pages/page.ts";

/** The project, and the program's texts that its country spells in another way. */
export interface SiteProject extends Project {
	/** By language and dotted key; absent where the catalogues have the country's spelling. */
	readonly spelling?: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;
}

/** The validated content of a site without the bodies of its pages. */
export interface Site {
	readonly project: SiteProject;
	readonly company: Company;
	readonly branches: readonly Branch[];
	readonly menus: readonly MenuItem[];
	readonly widgets: readonly Widget[];
	readonly consents: readonly ManagedConsent[];
	readonly legal: LegalData;
	readonly theme: Theme;
	readonly brands: readonly Brand[];
	readonly media: readonly MediaItem[];
	/** The PDFs in the media folder. */
	readonly documents: readonly SiteDocument[];
	readonly pages: readonly PageSummary[];
	/** Null on sites without a shop, i.e. without the ecommerce add-on (R-SET-03). */
	readonly shop: ShopContent | null;
}

/** A consent that visitors can give (specification 3, "Consent entry"). */
export interface ConsentEntry {
	readonly display_name: string;
	readonly description: string;
	/** The address of the service's privacy information. */
	readonly link: string | null;
	readonly default_on: boolean;
	readonly consentGiven: boolean;
	/** Whether the consent cannot be switched off. */
	readonly locked: boolean;
	/** The function enabled by the consent, e.g. "functional" or "analytics". */
	readonly function_id: string;
}
