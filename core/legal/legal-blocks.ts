import type { DataProtectionCommissioner, LegalData, LegalTexts } from "#core/content/legal.ts";
import type { LegalBlockId } from "#core/content/names.ts";
import { readableEmail } from "#core/internet/readable-domain.ts";
import type { Language } from "#core/language/language.ts";
import { legalTextFor } from "#core/language/translation.ts";
import type { Logger } from "#core/platform/logger.ts";

/** The ids of blocks with a text of the shop's own. */
export type LegalTextId = Exclude<keyof LegalTexts, "language">;

/** A legal information block with its content (R-LEGAL-01). */
export type LegalBlockModel =
	| { readonly id: LegalTextId; readonly markdown: string; readonly language: Language }
	| { readonly id: "data_protection"; readonly officer: DataProtectionCommissioner }
	| { readonly id: "rolex" | "consentmanager" };

/**
 * Returns a legal information block (specification 2.2); null if it has nothing to show: no text in any language, no
 * officer or no embedded brand area.
 */
export function legalBlock(
	id: LegalBlockId,
	legal: LegalData,
	language: Language,
	logger: Logger,
): LegalBlockModel | null {
	switch (id) {
		case "legal_authority":
		case "insurance":
		case "image_sources":
		case "additional_top_info":
		case "additional_bottom_info":
			return textBlock(id, legal, language, logger);
		case "data_protection": {
			const officer = legal.data_protection_commissioner;
			return officer && { id, officer: { ...officer, email: officer.email && readableEmail(officer.email) } };
		}
		case "rolex":
			return legal.rolex_area ? { id } : null;
		case "consentmanager":
			return { id };
		default:
			return id satisfies never;
	}
}

function textBlock(
	id: LegalTextId,
	legal: LegalData,
	language: Language,
	logger: Logger,
): LegalBlockModel | null {
	const written = legalTextFor(legal.translations, id, language);
	if (written?.language !== language)
		logger.note("translation.missing", {
			subject: `legal: ${id}`,
			language,
			used: written?.language ?? "none",
		});
	return written && { id, markdown: written.text, language: written.language };
}
