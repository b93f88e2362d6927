import { createHash } from "node:crypto";
import type { AcceptedText } from "#core/checkout/checkout-draft.ts";
import type { ContentBlock } from "#core/content/blocks.ts";
import type { ConsumerMediator, RepIdentifier } from "#core/content/legal.ts";
import { legalPageTypes } from "#core/content/names.ts";
import { contentLanguage, type Language } from "#core/language/language.ts";
import { lawOf } from "#core/legal/country-law.ts";
import { guaranteeBox } from "#core/legal/guarantee-box.ts";
import { type LegalPageType, legalPath } from "#core/legal/legal-paths.ts";
import { grantsReturns, hasWithdrawalRight } from "#core/legal/return-days.ts";
import { isLawOfCustomers } from "#core/legal/served-laws.ts";
import type { ShopShellModel } from "#core/models/shop-model.ts";
import type { NavigationLink } from "#core/navigation/link.ts";
import { linkTo } from "#core/navigation/link.ts";
import type { PageBody, PageSummary } from "#core/pages/page.ts";
import { privacyPath } from "#core/routes/paths.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { siteTexts } from "#renderer/plan/site-texts.ts";
import type { Translate } from "#ui/foundation/translate-context.tsx";

function legalText(type: string, context: Pick<PlanContext, "shop">): string | null {
	const pages = context.shop?.content.settings.legal_pages ?? [];
	return pages.find((page) => page.type === type)?.content ?? null;
}

/**
 * Returns the blocks of a page. On a legal page of the shop in the content's own language, the text of the shop's settings
 * replaces the page's text blocks (R-SET-05); the settings have these texts in one language only. The terms end with
 * {@link countryTerms} (B-LAW-17).
 */
export function blocksWithLegalTexts(
	{ template }: Pick<PageSummary, "template">,
	{ blocks, language }: Pick<PageBody, "blocks" | "language">,
	context: Pick<PlanContext, "shop" | "site">,
): readonly ContentBlock[] {
	const pageBlocks = withSettingsText(template, { blocks, language }, context);
	const addition = template === "terms" ? countryTerms(language, context) : null;
	return addition === null ? pageBlocks : [...pageBlocks, { type: "text", markdown: addition }];
}

/**
 * Returns the texts that the law of the shop's country, or of its customers' countries, requires in the terms, in Markdown;
 * null if there are none. The guarantee box is in French only.
 */
export function countryTerms(
	language: Language,
	{ shop, site }: Pick<PlanContext, "shop" | "site">,
): string | null {
	if (!shop) return null;
	const settings = shop.settings(language);
	const { t } = siteTexts(site.project)(language);
	const { mandatoryTexts } = lawOf(settings.tax_country);
	const { mediator, rep_identifiers } = site.legal;
	const asksForIdentifiers = isLawOfCustomers(settings, (law) => law.producerIdentifiers);
	const parts = [
		...(mandatoryTexts.includes("guaranteeBox") && language === "fr" ? [guaranteeBox] : []),
		...(mandatoryTexts.includes("mediator") && mediator ? [mediatorTerms(mediator, t)] : []),
		...(asksForIdentifiers && rep_identifiers.length > 0 ? [identifierTerms(rep_identifiers, t)] : []),
	];
	return parts.length > 0 ? parts.join("\n\n") : null;
}

/** Returns the text on the mediator for disputes (art. L616-1, R616-1 Code de la consommation). */
function mediatorTerms({ name, postal_address, website }: ConsumerMediator, t: Translate): string {
	return `## ${t("terms.mediator.heading")}\n\n${t("terms.mediator.text")}\n\n${name}, ${postal_address}, [${website}](${website})`;
}

/** Returns the text on the shop's identifiers as a producer in France (art. L541-10-13 Code de l'environnement). */
function identifierTerms(identifiers: readonly RepIdentifier[], t: Translate): string {
	const entries = identifiers.map(
		({ stream, number }) => `- ${t(`terms.rep.streams.${stream}`)} – \`${number}\``,
	);
	return `## ${t("terms.rep.heading")}\n\n${t("terms.rep.text")}\n\n${entries.join("\n")}`;
}

function withSettingsText(
	template: PageSummary["template"],
	{ blocks, language }: Pick<PageBody, "blocks" | "language">,
	context: Pick<PlanContext, "shop">,
): readonly ContentBlock[] {
	if (language !== contentLanguage || !isLegalPage(template)) return blocks;
	const markdown = legalText(template, context);
	if (markdown === null) return blocks;
	const firstText = blocks.findIndex(({ type }) => type === "text");
	const index = firstText < 0 ? blocks.length : firstText;
	const withoutTexts = (list: readonly ContentBlock[]) => list.filter(({ type }) => type !== "text");
	return [
		...withoutTexts(blocks.slice(0, index)),
		{ type: "text", markdown },
		...withoutTexts(blocks.slice(index)),
	];
}

function isLegalPage(template: string): template is LegalPageType {
	return (legalPageTypes as readonly string[]).includes(template);
}

/** Returns whether the shop's customers have a right of withdrawal by law; the same in every language. */
function hasWithdrawal({ shop }: Pick<PlanContext, "shop">): boolean {
	const [language = contentLanguage] = shop?.languages ?? [];
	return shop !== null && hasWithdrawalRight(shop.settings(language));
}

/** Returns the message key of a legal page's link; without a right of withdrawal, that page is called "returns". */
function linkKey(type: LegalPageType, context: PlanContext): ShopShellModel["legalPages"][number]["key"] {
	if (type === "withdrawal" && !hasWithdrawal(context)) return "returns";
	return type === "shipping-and-payment" ? "shipping" : type;
}

/** Returns links to the shop's legal pages that exist; to the German one if the language has none (R-NAV-08). */
export function legalPages(language: Language, context: PlanContext): ShopShellModel["legalPages"] {
	const settings = context.shop?.settings(language);
	return legalPageTypes.flatMap((type) => {
		if (type === "withdrawal" && !(settings && grantsReturns(settings))) return [];
		const link = pageLink(legalPath(type, context.config.defaultLanguage), language, context);
		return link ? [{ key: linkKey(type, context), link }] : [];
	});
}

function pageLink(path: string, language: Language, { links }: PlanContext): NavigationLink | null {
	return links.resolve(path, language).page && linkTo(path, language, links);
}

/** A text that customers accept with an order. */
export interface RequiredText {
	readonly type: string;
	/** The path by which the program links to the page. */
	readonly path: string;
	/** The text of the shop's settings, in Markdown; null if only the page has the text. */
	readonly text: string | null;
}

/** Returns the texts that customers accept with an order (B-LAW-11). */
export function textsToAccept(context: Pick<PlanContext, "shop" | "config">): readonly RequiredText[] {
	const { defaultLanguage } = context.config;
	return [
		{ type: "terms", path: legalPath("terms", defaultLanguage), text: legalText("terms", context) },
		...(hasWithdrawal(context)
			? [
					{
						type: "withdrawal",
						path: legalPath("withdrawal", defaultLanguage),
						text: legalText("withdrawal", context),
					},
				]
			: []),
		{ type: "privacy", path: privacyPath(defaultLanguage, defaultLanguage), text: null },
	];
}

/** Returns the texts that customers accept with an order, each with a short digest as its version (B-LAW-11). */
export function requiredTexts(context: PlanContext): readonly AcceptedText[] {
	const { resolve } = context.links;
	return textsToAccept(context).flatMap(({ type, path, text }) => {
		const version = text ?? resolve(path, context.config.defaultLanguage).page?.hash ?? null;
		return version === null ? [] : [{ type, version: versionOf(version) }];
	});
}

function versionOf(text: string): string {
	return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
