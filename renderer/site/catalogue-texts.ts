import { createPhoneNumbers } from "#adapters/phone-libphonenumber/phone-numbers.ts";
import type { ContentBlock } from "#core/content/blocks.ts";
import { defaultLanguage, type Language } from "#core/language/language.ts";
import type { Logger } from "#core/platform/logger.ts";
import { privacyPath } from "#core/routes/paths.ts";
import { createPlanContext, type PlanContext } from "#renderer/plan/plan-context.ts";
import { countryTerms, textsToAccept } from "#renderer/plan/shop/legal-pages.ts";
import type { LoadedSite } from "#renderer/site/load-site.ts";

/** A text that orders accept, in one language. */
export interface CatalogueText {
	/** "terms", "withdrawal" or "privacy", as orders name it. */
	readonly type: string;
	readonly language: Language;
	/** The title of its page. */
	readonly title: string;
	/** Markdown; null where a mail only names the text, with its address. */
	readonly markdown: string | null;
	/** Where the site shows it. */
	readonly url: string;
}

/** What a mail is the customer's copy of; of other accepted texts it gives title and address. */
const mailed: readonly string[] = ["terms", "withdrawal"];

/** The texts that orders accept, in each language of the site that has a page for them. */
export async function catalogueTexts(
	{ site, config, content }: Pick<LoadedSite, "site" | "config" | "content">,
	logger: Logger,
): Promise<readonly CatalogueText[]> {
	const context = createPlanContext(site, config, [], { phones: createPhoneNumbers(logger), logger });
	const versions = textsToAccept(context).flatMap(({ type, path, text }) => {
		const page = context.links.resolve(path, defaultLanguage).page;
		const own = page?.translations.filter(({ language }) => config.languages.includes(language)) ?? [];
		const heads = type === "privacy" ? [...own, ...privacyElsewhere(own, config.languages, context)] : own;
		return heads.map(async (head): Promise<CatalogueText> => {
			const { language, title } = head;
			const url = `https://${config.domain}${head.path}`;
			if (!page || !mailed.includes(type)) return { type, language, title, markdown: null, url };
			const settingsText = language === defaultLanguage ? text : null;
			const markdown = settingsText ?? runningText((await content.pageBody(page.id, language)).blocks);
			const added = type === "terms" ? countryTerms(language, context) : null;
			const texts = [markdown, added].filter((text) => text !== null);
			return { type, language, title, markdown: texts.length > 0 ? texts.join("\n\n") : null, url };
		});
	});
	return await Promise.all(versions);
}

/** The versions of pages that speak of privacy in languages which its own page does not have (R-ROUTE-03). */
function privacyElsewhere(
	known: readonly { readonly language: Language }[],
	languages: readonly Language[],
	{ links }: Pick<PlanContext, "links">,
) {
	const missing = languages.filter((language) => known.every((own) => own.language !== language));
	return missing.flatMap((language) => {
		const page = links.resolve(privacyPath(language), language).page;
		return page?.translations.filter((version) => version.language === language) ?? [];
	});
}

function runningText(blocks: readonly ContentBlock[]): string | null {
	const texts = blocks.flatMap((block) => (block.type === "text" ? [block.markdown] : []));
	return texts.length === 0 ? null : texts.join("\n\n");
}
