import type { CheckoutTerms } from "#core/checkout/checkout-terms.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import { contentLanguage, type Language } from "#core/language/language.ts";
import { languageName } from "#core/language/language-name.ts";
import type { SmallBusinessLaw } from "#core/legal/country-law.ts";
import { producerGuaranteeYears } from "#core/legal/guarantee-box.ts";
import { buildTexts } from "#ui/locales/build-texts.ts";
import type de from "#ui/locales/de/shop.json";
import { inAllLanguages } from "#ui/locales/in-all-languages.ts";
import type { Catalogue, ShopText } from "../catalogue.ts";
import type { MailBlock } from "../mails/mail-document.ts";
import { formatMailDate, mailText } from "../mails/mail-texts.ts";
import type { ServiceContext } from "../service-context.ts";
import { shopNames } from "../shop-names.ts";
import type { PricedLine } from "./validate-order.ts";

/** The site's texts of the notice of Regulation (EU) 2025/1960. */
const guarantees = await inAllLanguages<(typeof de)["product"]["guarantee"]>(
	async (language) =>
		(await import(`../../../ui/locales/${language}/shop.json`, { with: { type: "json" } })).default.product
			.guarantee,
);

/** Returns why a small business charges no tax, as on the pages (B-LAW-04). */
export function exemptionText(language: Language, law: SmallBusinessLaw): string {
	return buildTexts[language].exemption[law].sentence;
}

/** Returns the reminder of the legal guarantee, as on product pages (B-LAW-08). */
export function guaranteeNotice(language: Language): readonly MailBlock[] {
	const { heading, law, rights, producerGuarantee, portal, more } = guarantees[language];
	return [
		{ type: "heading", text: heading },
		{ type: "paragraph", text: [law, rights, producerGuarantee].join("\n\n") },
		{ type: "link", label: more, url: portal },
	];
}

/** Returns the agreement on claims for defects of used goods, as in the checkout (B-LAW-22). */
export function liabilityText(language: Language, months: number): string {
	return mailText(language, "order.usedLiabilityText", { months });
}

/**
 * Returns the terms of producers' guarantees, each once, because they belong to the contract (Art. 246a § 1 (1) no.
 * 12 EGBGB).
 */
export function guaranteeTerms(
	{ products }: { readonly products: readonly Pick<PricedLine, "product">[] },
	catalogue: Catalogue,
	language: Language,
): readonly MailBlock[] {
	const texts = products.flatMap(({ product }) => {
		const named = shopNames(catalogue, language).product(product.id);
		if (producerGuaranteeYears(product) === null || !named?.guarantee_terms) return [];
		return [[named.guarantee_terms, named.text_languages?.guarantee_terms ?? language] as const];
	});
	return [...new Map(texts)].flatMap(([markdown, own]): readonly MailBlock[] => [
		{ type: "heading", text: guarantees[language].terms },
		...inOtherLanguage(own, language),
		{ type: "markdown", markdown, language: own, base: `https://${catalogue.project}/` },
	]);
}

/**
 * Returns the texts that the customer accepted, with title and date, because the mail is the customer's durable copy
 * of the contract (B-LAW-18). A text is in the mail's language if the site has it; otherwise in the shop's first one,
 * with a note.
 */
export function acceptedTextBlocks(
	context: Pick<ServiceContext, "catalogue" | "timeZone">,
	{ payload, terms }: { readonly payload: OrderPayload; readonly terms: CheckoutTerms },
	language: Language,
	now: Date,
): readonly MailBlock[] {
	const catalogue = context.catalogue();
	// Only the texts that the shop asked this customer to accept, because an order may name others.
	const types = terms.texts
		.map(({ type }) => type)
		.filter((type) => payload.acceptedTexts.some((accepted) => accepted.type === type));
	const texts = types.flatMap((type) => textIn(catalogue, type, language) ?? []);
	if (texts.length === 0) return [];
	const date = formatMailDate(language, now, context.timeZone);
	return [
		{ type: "heading", text: mailText(language, "order.acceptedTexts") },
		...texts.map(({ title, url }): MailBlock => {
			return { type: "link", label: mailText(language, "order.acceptedText", { title, date }), url };
		}),
		...texts.flatMap((text) => fullText(text, language)),
	];
}

/** Returns a note if a text is in another language than the mail. */
function inOtherLanguage(own: Language, language: Language): readonly MailBlock[] {
	if (own === language) return [];
	return [
		{
			type: "paragraph",
			text: mailText(language, "order.otherLanguage", { language: languageName(own, language) }),
		},
	];
}

function fullText(
	{ title, markdown, language: own, url }: ShopText,
	language: Language,
): readonly MailBlock[] {
	if (markdown === null) return [];
	return [
		{ type: "heading", text: title },
		...inOtherLanguage(own, language),
		{ type: "markdown", markdown, language: own, base: url },
	];
}

function textIn({ texts }: Catalogue, type: string, language: Language): ShopText | null {
	const versions = texts.filter((text) => text.type === type);
	const own = versions.find((text) => text.language === language);
	return own ?? versions.find((text) => text.language === contentLanguage) ?? versions[0] ?? null;
}
