import type { LegalSidebar } from "#core/legal/legal-sidebar.ts";
import type { NavigationLink } from "#core/navigation/link.ts";
import type { NavigationItem, SocialLink } from "#core/navigation/menu.ts";
import type { OpeningHours } from "#core/opening-hours/opening-hours.ts";
import type { PhoneDisplay } from "#core/ports/phone-numbers.ts";
import type { Language } from "#core/shared/language.ts";
import type { DataProtectionCommissioner } from "#core/site/legal-data.ts";
import type { TemplateName } from "#core/site/page.ts";
import type { WidgetName } from "#core/site/widget.ts";

/** A picture ready to be drawn: addresses, size and ground, so that nothing moves while it loads. */
export interface ImageModel {
	/** The address of the middle size. */
	readonly src: string;
	/** All sizes in `srcset` notation; empty for vector graphics. */
	readonly srcset: string;
	/** The largest size in CSS pixels; gives the aspect ratio. */
	readonly width: number;
	readonly height: number;
	/** Empty for a decorative picture. */
	readonly alt: string;
	/** The colour of its edge, shown until the picture is there and around it; null for vector graphics. */
	readonly color: string | null;
}

/** A version of the page in another language, for the language switch. */
export interface LanguageChoice {
	readonly language: Language;
	readonly path: string;
	readonly current: boolean;
	/** False when the path is only that language's home (R-ROUTE-02). */
	readonly translated: boolean;
}

/** Everything one page shows beyond the shell that it shares with its language's other pages. */
export interface PageModel {
	readonly id: string;
	/** Changes whenever anything the page shows changes; tells a stale document from a fresh one. */
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
	/** Absolute addresses of the language versions, "x-default" included (B-SEO-01). */
	readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
	readonly languageChoices: readonly LanguageChoice[];
	/** Whether search engines are to leave the page out: thanks and 404. */
	readonly noindex: boolean;
	/** Absolute address of the picture for social networks. */
	readonly socialImage: string | null;
	readonly heading: string;
	readonly kicker: string | null;
	readonly lead: string | null;
	readonly image: ImageModel | null;
	readonly brand: BrandModel | null;
	readonly blocks: readonly BlockModel[];
}

/** A manufacturer as its page and the brand lists show it. */
export interface BrandModel {
	readonly slug: string;
	readonly name: string;
	readonly logo: ImageModel | null;
}

/** A content block with everything resolved; `html` is rendered from Markdown and safe. */
export type BlockModel =
	| { readonly type: "text"; readonly html: string }
	| { readonly type: "picture"; readonly image: ImageModel; readonly caption: string | null }
	| { readonly type: "gallery"; readonly images: readonly ImageModel[] }
	| { readonly type: "quote"; readonly text: string; readonly source: string | null }
	| { readonly type: "teasers"; readonly heading: string | null; readonly items: readonly TeaserModel[] }
	| {
			readonly type: "facts";
			readonly heading: string | null;
			readonly items: readonly { readonly term: string; readonly text: string }[];
	  }
	| LegalInfoModel
	| { readonly type: "branches" }
	| { readonly type: "brands"; readonly items: readonly BrandTeaserModel[] };

/** A link to another page with its picture. */
export interface TeaserModel {
	readonly link: NavigationLink;
	readonly title: string;
	readonly text: string | null;
	readonly image: ImageModel | null;
}

/** A brand in a list of brands. */
export interface BrandTeaserModel extends BrandModel {
	/** Null when the brand's page does not exist in this language. */
	readonly link: NavigationLink | null;
	readonly image: ImageModel | null;
}

/** One of the legal information blocks, ready to be drawn (R-LEGAL-01). */
export type LegalInfoModel =
	| {
			readonly type: "legal";
			readonly id: "text";
			readonly headingKey: string | null;
			readonly html: string;
	  }
	| {
			readonly type: "legal";
			readonly id: "data_protection";
			readonly headingKey: string;
			readonly officer: DataProtectionCommissioner;
			readonly phone: PhoneDisplay | null;
	  }
	| { readonly type: "legal"; readonly id: "rolex" }
	| { readonly type: "legal"; readonly id: "consentmanager" };

/** What all pages of one language share; written once and referred to by its hash. */
export interface ShellModel {
	readonly language: Language;
	/** The company's name on its door. */
	readonly siteName: string;
	readonly homePath: string;
	readonly logo: ImageModel | null;
	/** The logo for dark grounds; the plain one where the content has none. */
	readonly logoLight: ImageModel | null;
	readonly primary: readonly NavigationItem[];
	readonly social: readonly SocialLink[];
	readonly contact: ContactModel;
	readonly branches: readonly BranchModel[];
	readonly widgets: readonly WidgetModel[];
	readonly legalLinks: readonly {
		readonly key: "imprint" | "privacy" | "accessibility";
		readonly link: NavigationLink;
	}[];
	/** The appointment page, when the site has the feature (R-ROUTE-07). */
	readonly appointment: NavigationLink | null;
	readonly contactPage: NavigationLink | null;
	readonly legalSidebar: LegalSidebar;
	/** Interface texts of the project that replace those of the catalogues. */
	readonly texts: Readonly<Record<string, string>>;
}

/** The company's contact details as the drawer, the footer and the contact page show them. */
export interface ContactModel {
	readonly name: string;
	readonly street: string;
	readonly city: string;
	readonly phone: PhoneDisplay | null;
	readonly email: string | null;
	readonly directions: string;
}

/** A branch as it is shown. */
export interface BranchModel {
	readonly id: string;
	readonly name: string;
	readonly street: string;
	readonly city: string;
	readonly phone: PhoneDisplay | null;
	readonly image: ImageModel | null;
	readonly hours: OpeningHours;
	readonly directions: string;
}

/** A footer widget; a null name shows "Widget not found" (R-FOOT-02). */
export interface WidgetModel {
	readonly name: WidgetName | null;
	readonly header: string | null;
	readonly showLogo: boolean;
}
