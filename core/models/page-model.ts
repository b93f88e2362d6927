import type { WidgetName } from "#core/content/names.ts";
import type { ImageModel } from "#core/content-values/image-model.ts";
import type { Language } from "#core/language/language.ts";
import type { BlockModel, BrandModel } from "#core/models/block-model.ts";
import type { LegalSidebar } from "#core/models/legal-sidebar.ts";
import type { ShopCategoryTile, ShopPageModel, ShopShellModel } from "#core/models/shop-model.ts";
import type { PriceCurrencies } from "#core/money/price-currencies.ts";
import type { NavigationLink } from "#core/navigation/link.ts";
import type { NavigationItem, SocialLink } from "#core/navigation/menu.ts";
import type { ClockModel } from "#core/navigation/retailer-clock.ts";
import type { BranchSchedule } from "#core/opening-hours/branch-schedule.ts";
import type { OpeningHours } from "#core/opening-hours/opening-hours.ts";
import type { LanguageChoice } from "#core/pages/alternates.ts";
import type { TemplateName } from "#core/pages/page.ts";
import type { PhoneDisplay } from "#core/ports/phone-numbers.ts";
import type { CanonicalOptions } from "#core/routes/canonical-url.ts";
import type { RedirectTable } from "#core/routes/redirect-target.ts";
import type { ConsentEntry } from "#core/site/consent-entry.ts";

/** Everything one page shows beyond the shell that it shares with its language's other pages. */
export interface PageModel {
	readonly id: string;
	/** Changes whenever anything the page shows changes; distinguishes a stale document from a fresh one. */
	readonly digest: string;
	readonly language: Language;
	readonly path: string;
	readonly template: TemplateName;
	readonly title: string;
	/** The title with the project's name, for the browser's tab and search engines. */
	readonly documentTitle: string;
	readonly description: string;
	/** Absolute address; null where the options exclude the path. */
	readonly canonical: string | null;
	readonly languageChoices: readonly LanguageChoice[];
	/** Whether search engines are to leave the page out: thanks and 404. */
	readonly noindex: boolean;
	readonly socialImage: SocialImage | null;
	/** When the content was last changed, ISO 8601; absent where it does not say so. */
	readonly modified?: string;
	readonly heading: string;
	readonly kicker: string | null;
	readonly lead: string | null;
	/** The next steps below the lead; absent where there are none. */
	readonly buttons?: readonly { readonly link: NavigationLink; readonly label: string }[];
	readonly image: ImageModel | null;
	readonly brand: BrandModel | null;
	readonly blocks: readonly BlockModel[];
	/** What a page of the shop shows in addition; null on all other pages. */
	readonly shop: ShopPageModel | null;
	/** The 404 page's texts in each language of the site; on that page alone. */
	readonly notFound?: readonly NotFoundTexts[];
}

/** The image that social networks show of a page. */
export interface SocialImage {
	/** Absolute. */
	readonly src: string;
	/** In pixels. */
	readonly width: number;
	readonly height: number;
	readonly alt: string;
}

/** What the 404 page says in one language (R-ROUTE-12). */
export interface NotFoundTexts {
	readonly language: Language;
	readonly heading: string;
	readonly text: string;
	/** The link to the language's home. */
	readonly home: string;
	/** What the search of the shop is called, and the path of its list; null on a site without one. */
	readonly search: { readonly label: string; readonly path: string } | null;
	/** The shop's first categories and what they are called together; null on a site without a shop. */
	readonly categories: { readonly label: string; readonly links: readonly ShopCategoryTile[] } | null;
}

/** What all pages of one language share; written once and referred to by its hash. */
export interface ShellModel {
	readonly language: Language;
	/** The company's name on its door. */
	readonly siteName: string;
	readonly homePath: string;
	/** The logo as it is seen on the page's ground. */
	readonly logo: ImageModel | null;
	/** The logo as it is seen on the band in the brand's colour. */
	readonly bandLogo: ImageModel | null;
	readonly primary: readonly NavigationItem[];
	readonly social: readonly SocialLink[];
	readonly contact: ContactModel;
	readonly branches: readonly BranchModel[];
	/** The branches' hours in the branches' order. */
	readonly schedules: readonly BranchSchedule[];
	readonly widgets: readonly WidgetModel[];
	readonly legalLinks: readonly {
		readonly key: "imprint" | "privacy" | "accessibility";
		readonly link: NavigationLink;
	}[];
	/** The appointment page, when the site has the feature (R-ROUTE-07). */
	readonly appointment: NavigationLink | null;
	readonly contactPage: NavigationLink | null;
	readonly legalSidebar: LegalSidebar & {
		/** What the shop is registered by as a producer in France, by the streams' names; null where it names nothing. */
		readonly rep: {
			readonly heading: string;
			readonly entries: readonly { readonly name: string; readonly number: string }[];
		} | null;
	};
	/** The host the site is published under; names the shop to its services. */
	readonly domain: string;
	/** What the content asks on the cookie banner, in the page's language (R-CONSENT-01). */
	readonly consents: readonly ConsentEntry[];
	readonly consent_preselect: boolean;
	readonly analytics: AnalyticsModel | null;
	/** Null without the clock of a watch brand (R-CLOCK-01). */
	readonly clock: ClockModel | null;
	/** The paths that lead elsewhere (R-REDIR-01, R-REDIR-02). */
	readonly redirects: RedirectTable;
	/** The address of the service that takes what visitors send; null without one (R-ORDER-07). */
	readonly orderService: string | null;
	/** Null without the ecommerce add-on (R-SET-03). */
	readonly shop: ShopShellModel | null;
	/** What canonical addresses keep of the address that was asked for; null where they keep nothing (R-A11Y-04). */
	readonly canonical: Pick<CanonicalOptions, "trailingSlash" | "query" | "hash"> | null;
	/** The content service that pages read the shop from; null where they read the files of their build. */
	readonly catalogue: CatalogueModel | null;
	/** The parts of the language's catalogue that pages say without React, and that any page may say with it. */
	readonly runtimeMessages: Readonly<Record<string, unknown>>;
	readonly siteMessages: Readonly<Record<string, unknown>>;
	/** Interface texts of the project that replace those of the catalogues. */
	readonly texts: Readonly<Record<string, string>>;
	/** What every page of a site says that may not be published yet (B-LAW-20); null for one that may. */
	readonly incomplete: string | null;
	/** The year of the build, which dates days that come every year in structured data; null where nobody says it. */
	readonly year: number | null;
}

/** The content service that a shop is read from while visitors are there (R-CAT-02, R-SET-01). */
export interface CatalogueModel {
	/** Its address: https, or http on the machine itself. */
	readonly url: string;
	/** The domain of the project there. */
	readonly project: string;
	/** That of the site, ISO 3166-1 alpha-2. */
	readonly country: string;
	readonly currencies: PriceCurrencies;
}

/** The site's web analytics (R-ANA-01). */
export interface AnalyticsModel {
	/** Where Matomo answers: an https address that ends in a slash. */
	readonly url: string;
	readonly siteId: number;
}

/** The company's contact details as the drawer, the footer and the contact page show them. */
export interface ContactModel {
	readonly name: string;
	readonly street: string;
	/** Postcode, town, and the country where it is not the site's own. */
	readonly city: string;
	readonly zip: string;
	/** The town alone. */
	readonly locality: string;
	/** ISO 3166-1 alpha-2. */
	readonly country: string;
	readonly phone: PhoneDisplay | null;
	readonly email: string | null;
	readonly directions: string;
}

/** A branch as it is shown. */
export interface BranchModel {
	readonly id: string;
	readonly name: string;
	/** What people in town call it. */
	readonly shortName: string;
	readonly street: string;
	/** Postcode, town, and the country where it is not the site's own. */
	readonly city: string;
	readonly zip: string;
	/** The town alone. */
	readonly locality: string;
	/** ISO 3166-1 alpha-2. */
	readonly country: string;
	readonly phone: PhoneDisplay | null;
	readonly image: ImageModel | null;
	readonly hours: OpeningHours;
	readonly directions: string;
	/** Latitude and longitude: "52.5219, 13.4132". */
	readonly coordinates: string | null;
	/** How dear it is, in the content's words. */
	readonly price_range: string | null;
}

/** A footer widget; a null name shows "Widget not found" (R-FOOT-02). */
export interface WidgetModel {
	readonly name: WidgetName | null;
	readonly header: string | null;
	readonly showLogo: boolean;
}
