import type { WidgetName } from "#core/content/names.ts";
import type { ImageModel } from "#core/content-values/image-model.ts";
import type { Language } from "#core/language/language.ts";
import type { TemplateHydration } from "#core/loading/hydration-time.ts";
import type { BlockModel, BrandModel } from "#core/models/block-model.ts";
import type { LegalSidebar } from "#core/models/legal-sidebar.ts";
import type { ShopCategoryTile, ShopPageModel, ShopShellModel } from "#core/models/shop-model.ts";
import type { PriceCurrencies } from "#core/money/price-currencies.ts";
import type { NavigationLink } from "#core/navigation/link.ts";
import type { NavigationItem, SocialLink } from "#core/navigation/menu.ts";
import type { NoticeModel } from "#core/navigation/notices.ts";
import type { ClockModel } from "#core/navigation/retailer-clock.ts";
import type { BranchSchedule } from "#core/opening-hours/branch-schedule.ts";
import type { OpeningHours } from "#core/opening-hours/opening-hours.ts";
import type { LanguageChoice } from "#core/pages/alternates.ts";
import type { PageTemplate } from "#core/pages/page.ts";
import type { OwnComponentModel } from "#core/pages/replaceable-components.ts";
import type { AnalyticsProvider } from "#core/ports/analytics.ts";
import type { PhoneDisplay } from "#core/ports/phone-numbers.ts";
import type { CanonicalOptions } from "#core/routes/canonical-url.ts";
import type { RedirectTable } from "#core/routes/redirect-target.ts";
import type { ShopAddress } from "#core/routes/shop-path-segments.ts";
import type { ConsentEntry } from "#core/site/site.ts";

/** The content of one page, without the shell that it shares with the other pages of its language. */
export interface PageModel {
	readonly id: string;
	/** A digest of everything the page shows; distinguishes a stale document from a fresh one. */
	readonly digest: string;
	readonly language: Language;
	readonly path: string;
	readonly template: PageTemplate;
	readonly title: string;
	/** The title with the project's name, for browser tabs and search engines. */
	readonly documentTitle: string;
	readonly description: string;
	/** The absolute address; null if the options exclude the path. */
	readonly canonical: string | null;
	readonly languageChoices: readonly LanguageChoice[];
	/** Whether search engines must not index the page: thanks and 404. */
	readonly noindex: boolean;
	readonly socialImage: SocialImage | null;
	/** The date of the last content change, ISO 8601; absent if unknown. */
	readonly modified?: string;
	readonly heading: string;
	readonly kicker: string | null;
	readonly lead: string | null;
	/** The next steps below the lead; absent if there are none. */
	readonly buttons?: readonly { readonly link: NavigationLink; readonly label: string }[];
	readonly image: ImageModel | null;
	readonly brand: BrandModel | null;
	readonly blocks: readonly BlockModel[];
	/** The additional content of a shop page; null on other pages. */
	readonly shop: ShopPageModel | null;
	/** The template of the site's own; only on pages with the template "own". */
	readonly own?: OwnTemplateModel;
	/** The texts of the 404 page in each of the site's languages; only on that page. */
	readonly notFound?: readonly NotFoundTexts[];
}

/** The template of a page that is the site's own. */
export interface OwnTemplateModel {
	/** Its name in the content. */
	readonly name: string;
	/** The URL of its module within the site. */
	readonly module: string;
	readonly hydrate: TemplateHydration;
	/** The shown values of its fields. */
	readonly fields: Readonly<Record<string, unknown>>;
}

/** The image of a page in social networks. */
export interface SocialImage {
	/** The absolute address. */
	readonly src: string;
	/** In pixels. */
	readonly width: number;
	readonly height: number;
	readonly alt: string;
}

/** The content of the 404 page in one language (R-ROUTE-12). */
export interface NotFoundTexts {
	readonly language: Language;
	readonly heading: string;
	readonly text: string;
	/** The link to the language's home page. */
	readonly home: string;
	/** The label of the shop's search and the path of its list; null on a site without a shop. */
	readonly search: { readonly label: string; readonly path: string } | null;
	/** The shop's first categories and their heading; null on a site without a shop. */
	readonly categories: { readonly label: string; readonly links: readonly ShopCategoryTile[] } | null;
}

/** The content shared by all pages of one language, written once and referred to by its hash. */
export interface ShellModel {
	readonly language: Language;
	/** The display name of the company. */
	readonly siteName: string;
	readonly homePath: string;
	/** The language whose home page is "/" and whose paths have no prefix. */
	readonly defaultLanguage: Language;
	/** The logo for the page's background. */
	readonly logo: ImageModel | null;
	/** The logo for the band in the brand colour. */
	readonly bandLogo: ImageModel | null;
	readonly primary: readonly NavigationItem[];
	readonly social: readonly SocialLink[];
	readonly contact: ContactModel;
	readonly branches: readonly BranchModel[];
	/** The branches' hours, in the same order. */
	readonly schedules: readonly BranchSchedule[];
	readonly widgets: readonly WidgetModel[];
	readonly legalLinks: readonly {
		readonly key: "imprint" | "privacy" | "accessibility";
		readonly link: NavigationLink;
	}[];
	/** The link to the appointment page, on sites with appointments (R-ROUTE-07). */
	readonly appointment: NavigationLink | null;
	readonly contactPage: NavigationLink | null;
	readonly legalSidebar: LegalSidebar & {
		/** The shop's producer registrations in France with the names of their waste streams; null if it has none. */
		readonly rep: {
			readonly heading: string;
			readonly entries: readonly { readonly name: string; readonly number: string }[];
		} | null;
	};
	/** The domain on which the site is published; identifies the shop to its services. */
	readonly domain: string;
	/** The consents requested by the cookie banner, in the page's language (R-CONSENT-01). */
	readonly consents: readonly ConsentEntry[];
	readonly consent_preselect: boolean;
	readonly analytics: AnalyticsModel | null;
	/** Null on sites without a watch brand's clock (R-CLOCK-01). */
	readonly clock: ClockModel | null;
	/** The redirected paths (R-REDIR-01, R-REDIR-02). */
	readonly redirects: RedirectTable;
	/** The address of the service that receives orders and messages; null without one (R-ORDER-07). */
	readonly orderService: string | null;
	/** Null on sites without the ecommerce add-on (R-SET-03). */
	readonly shop: ShopShellModel | null;
	/** The options that the paths of the shop depend on; null without a shop. */
	readonly shopAddress: ShopAddress | null;
	/** The URL patterns of the pages that browsers must not load in advance. */
	readonly speculationExclusions: readonly string[];
	/** The parts of the requested address that canonical addresses keep; null if they keep none (R-A11Y-04). */
	readonly canonical: Pick<CanonicalOptions, "trailingSlash" | "query" | "hash"> | null;
	/** The content service from which pages read the shop; null if they read the files of their build. */
	readonly catalogue: CatalogueModel | null;
	/** The texts that pages use without React, by key, the project's included. Placeholders have no values yet. */
	readonly words: Readonly<Record<string, string>>;
	/** The parts of the language's catalogue that any page can use with React. */
	readonly siteMessages: Readonly<Record<string, unknown>>;
	/** The project's interface texts, which replace the catalogues'. */
	readonly texts: Readonly<Record<string, string>>;
	/** The notices above every page, each shown on its days. */
	readonly notices: readonly NoticeModel[];
	/** A notice on every page of a site that must not be published yet (B-LAW-20); otherwise null. */
	readonly incomplete: string | null;
	/** The site's own components in place of built-in ones; absent without any. */
	readonly components?: readonly OwnComponentModel[];
	/** The year of the build, for annual dates in structured data; null if unknown. */
	readonly year: number | null;
}

/** The content service from which browsers read the shop (R-CAT-02, R-SET-01). */
export interface CatalogueModel {
	/** The service's address: https, or http on the same machine. */
	readonly url: string;
	/** The domain of the project in the service. */
	readonly project: string;
	/** The site's country, ISO 3166-1 alpha-2. */
	readonly country: string;
	/** The country or region whose holidays apply at the company's address, ISO 3166. */
	readonly area: string;
	readonly currencies: PriceCurrencies;
}

/** The site's web analytics (R-ANA-01), in one language. */
export interface AnalyticsModel extends Pick<AnalyticsProvider, "name" | "consent" | "cookies"> {
	/** The provider's code: the settings of the built-in one, or the address of the site's own module. */
	readonly code: { readonly url: string; readonly siteId: number } | { readonly module: string };
	/** Explains the statistics in the cookie banner; null for the general text. */
	readonly description: string | null;
	/** The provider's page to opt out; null without one. */
	readonly optOut: string | null;
}

/** The company's contact details in the drawer, the footer and on the contact page. */
export interface ContactModel {
	readonly name: string;
	readonly street: string;
	/** Postcode, city, and the country if it is not the site's own. */
	readonly city: string;
	readonly zip: string;
	/** The city alone. */
	readonly locality: string;
	/** ISO 3166-1 alpha-2. */
	readonly country: string;
	readonly phone: PhoneDisplay | null;
	readonly email: string | null;
	readonly directions: string;
}

/** A branch as shown on pages. */
export interface BranchModel {
	readonly id: string;
	readonly name: string;
	/** The short name used by local people. */
	readonly shortName: string;
	readonly street: string;
	/** Postcode, city, and the country if it is not the site's own. */
	readonly city: string;
	readonly zip: string;
	/** The city alone. */
	readonly locality: string;
	/** ISO 3166-1 alpha-2. */
	readonly country: string;
	readonly phone: PhoneDisplay | null;
	readonly image: ImageModel | null;
	readonly hours: OpeningHours;
	readonly directions: string;
	/** Latitude and longitude: "52.5219, 13.4132". */
	readonly coordinates: string | null;
	/** The price level in the content's words. */
	readonly price_range: string | null;
}

/** A footer widget; a null name shows "Widget not found" (R-FOOT-02). */
export interface WidgetModel {
	readonly name: WidgetName | null;
	readonly header: string | null;
	readonly showLogo: boolean;
}

/** Returns whether visitors can send messages, ratings, requests and withdrawals to the shop. */
export function hasOrderService<Shell extends Pick<ShellModel, "orderService">>(
	shell: Shell,
): shell is Shell & { readonly orderService: string } {
	return shell.orderService !== null;
}

/**
 * Returns whether a page runs payment providers' scripts, which no other page's security policy allows (B-SEC-01). A policy
 * lasts as long as its document, so such a page is never rendered in the document of another.
 */
export function takesPayment({ template }: Pick<PageModel, "template">): boolean {
	return template === "shop-checkout";
}
