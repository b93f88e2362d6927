import type { TranslationEntry } from "#core/shared/translation.ts";

/** The data protection officer (specification 3, "Legal data also includes"). */
export interface DataProtectionCommissioner {
	readonly name: string;
	readonly street: string;
	readonly number: string;
	readonly zip_code: string;
	readonly city: string;
	/** ISO 3166-1 alpha-2; the site's own country where null. */
	readonly country_code: string | null;
	readonly phone_number: string | null;
	readonly email: string | null;
}

/** Legal texts of one language, each in Markdown; null where the shop has none. */
export interface LegalTexts extends TranslationEntry {
	readonly legal_authority: string | null;
	readonly insurance: string | null;
	readonly image_sources: string | null;
	readonly additional_top_info: string | null;
	readonly additional_bottom_info: string | null;
}

/** What the imprint and the privacy page draw their blocks from. */
export interface LegalData {
	readonly translations: readonly LegalTexts[];
	readonly data_protection_commissioner: DataProtectionCommissioner | null;
	/** Whether the site embeds the third-party brand area that the "rolex" block explains. */
	readonly rolex_area: boolean;
}
