import type { ContentBlock } from "#core/content/blocks.ts";
import { contentLanguage, type Language } from "#core/language/language.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import { privacyPath } from "#core/routes/paths.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { countryTerms, textsToAccept } from "#renderer/plan/shop/legal-pages.ts";

/** A text that customers accept with an order, in one language. */
export interface CatalogueText {
	/** "terms", "withdrawal" or "privacy", as in orders. */
	readonly type: string;
	readonly language: Language;
	/** The title of its page. */
	readonly title: string;
	/** Markdown; null if mails contain only the title and the URL. */
	readonly markdown: string | null;
	/** The URL of its page. */
	readonly url: string;
}

/** The types of texts that mails contain in full; of others they contain the title and the URL. */
const mailedTypes: readonly string[] = ["terms", "withdrawal"];

/** Returns the texts that customers accept with an order, in each language of the site that has a page for them. */
export async function catalogueTexts(
	plan: PlanContext,
	content: Pick<SiteContent, "pageBody">,
): Promise<readonly CatalogueText[]> {
	const { config, links } = plan;
	const versions = textsToAccept(plan).flatMap(({ type, path, text }) => {
		const page = links.resolve(path, config.defaultLanguage).page;
		const heads = type === "privacy" ? privacyPages(plan) : (page?.translations ?? []);
		return heads
			.filter(({ language }) => config.languages.includes(language))
			.map(async (head): Promise<CatalogueText> => {
				const { language, title } = head;
				const url = `https://${config.domain}${head.path}`;
				if (!page || !mailedTypes.includes(type)) return { type, language, title, markdown: null, url };
				const settingsText = language === contentLanguage ? text : null;
				const markdown = settingsText ?? runningText((await content.pageBody(page.id, language)).blocks);
				const addition = type === "terms" ? countryTerms(language, plan) : null;
				const texts = [markdown, addition].filter((text) => text !== null);
				return { type, language, title, markdown: texts.length > 0 ? texts.join("\n\n") : null, url };
			});
	});
	return await Promise.all(versions);
}

/** Returns the privacy pages of the site's languages; they may be versions of one page or pages of their own (R-ROUTE-03). */
function privacyPages({
	links,
	config: { languages, defaultLanguage },
}: Pick<PlanContext, "links" | "config">) {
	return languages.flatMap((language) => {
		const page = links.resolve(privacyPath(language, defaultLanguage), language).page;
		return page?.translations.filter((version) => version.language === language) ?? [];
	});
}

function runningText(blocks: readonly ContentBlock[]): string | null {
	const texts = blocks.flatMap((block) => (block.type === "text" ? [block.markdown] : []));
	return texts.length === 0 ? null : texts.join("\n\n");
}
