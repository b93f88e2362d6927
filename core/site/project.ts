import type { TranslationEntry } from "#core/shared/translation.ts";
import type { MediaName } from "#core/site/media.ts";

/** Interface texts that replace those of the catalogues: catalogue key to text (R-I18N-02). */
export interface ProjectTranslation extends TranslationEntry {
	readonly texts: Readonly<Record<string, string>>;
}

/** The shop's own settings for its website (specification 3, "Project"). */
export interface Project {
	/** Shown in the header and the address widget. */
	readonly logo: MediaName;
	/** The logo for dark grounds; the plain logo where absent. */
	readonly logo_light: MediaName | null;
	/** The icon of the browser's tab. */
	readonly favicon: MediaName | null;
	/** Part of every page's title. */
	readonly seo_title: string;
	/** The picture that social networks show for a page without one of its own. */
	readonly seo_image: MediaName | null;
	readonly translations: readonly ProjectTranslation[];
	/** Whether /barrierefreiheit is built and linked; true when the content says nothing (R-ROUTE-06). */
	readonly show_accessibility: boolean;
	/** Whether the cookie banner's toggles start as default_on says; false when the content says nothing (B-LAW-10). */
	readonly consent_preselect: boolean;
	readonly config: { readonly brand_config: BrandConfig };
}

/** The header clock of one watch brand (specification 2.2 and 3). */
export interface BrandConfig {
	readonly rolex_clock: boolean;
	readonly rolex_api_key: string | null;
}
