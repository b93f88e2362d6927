import { type Language, regionOf } from "#core/language/language.ts";
import type { Money } from "#core/money/money.ts";
import { formatPrice } from "#ui/components/format-price.ts";
import type { Messages } from "#ui/foundation/translate-context.tsx";
import { createTranslate } from "#ui/locales/create-translate.ts";
import type appointmentTexts from "#ui/locales/de/appointment.json";
import type mailTexts from "#ui/locales/de/mails.json";
import type orderTexts from "#ui/locales/de/order.json";
import type shopTexts from "#ui/locales/de/shop.json";
import type siteTexts from "#ui/locales/de/site.json";
import { inAllLanguages } from "#ui/locales/in-all-languages.ts";
import type { TextKey } from "#ui/locales/text-key.ts";

type SharedTextKey = TextKey<
	typeof shopTexts & typeof orderTexts & typeof appointmentTexts & typeof siteTexts
>;

/**
 * The keys of pages for the texts that mails share with them, so that both use the same words. As the service's own, they have
 * no "ß" in German, which Switzerland and Liechtenstein do not write.
 */
export const shared = {
	"line.noWithdrawal": "product.noWithdrawal",
	"line.used": "condition.used",
	"line.refurbished": "condition.refurbished",
	"line.vintage": "condition.vintage",
	"line.noSpareParts": "product.spareParts.none",
	"line.spareParts": "product.spareParts.years",
	"line.returns": "trust.returns",
	"sender.vatId": "legal.vatId",
	"sender.uid": "legal.uid",
	"sender.uidSuffix": "legal.uidSuffix",
	"order.paidSameDay": "afterPayment.sameDay",
	"order.paidDays": "afterPayment.days",
	"order.paidRange": "afterPayment.range",
	"order.usedLiabilityText": "checkout.usedLiability",
	"order.cardText": "gift.card",
	"order.customs": "checkout.customsNote",
	"order.withdraw": "legalLinks.withdrawalForm",
	"withdrawal.allItems": "withdrawalForm.wholeContract",
	"appointment.file": "appointment.file",
} as const satisfies Readonly<Record<string, SharedTextKey>>;

/** The key of a text: of the service's own catalogues, or one that it shares with the pages. */
export type MailTextKey = keyof typeof mailTexts | keyof typeof shared;

const translates = await inAllLanguages(async (language) => {
	const load = async (name: string): Promise<Messages> =>
		(await import(`../../../ui/locales/${language}/${name}.json`, { with: { type: "json" } })).default;
	const [own, ...pages] = await Promise.all([
		load("mails"),
		load("shop"),
		load("order"),
		load("appointment"),
		load("site"),
	]);
	return {
		own: createTranslate<keyof typeof mailTexts>(language, own),
		pages: createTranslate(language, Object.assign({}, ...pages)),
	};
});

function isShared(key: MailTextKey): key is keyof typeof shared {
	return key in shared;
}

/** Returns a text in a language with its {{parameters}} inserted. Inserted values are not searched for parameters. */
export function mailText(
	language: Language,
	key: MailTextKey,
	params: Readonly<Record<string, string | number>> = {},
): string {
	const { own, pages } = translates[language];
	return isShared(key) ? pages(shared[key], params) : own(key, params);
}

/** Formats an amount in a language, e.g. "1.290,00 €". */
export function formatMailMoney(language: Language, { amount, currency }: Money): string {
	return formatPrice(amount, currency, language);
}

/** Formats a date with its time and time zone, as the site's pages do. */
export function formatMailTime(language: Language, time: Date, timeZone: string): string {
	return new Intl.DateTimeFormat(regionOf(language), {
		dateStyle: "long",
		timeStyle: "long",
		timeZone,
	}).format(time);
}

/** Formats a date in a language, e.g. "21. November 2026". */
export function formatMailDate(language: Language, time: Date, timeZone: string): string {
	return new Intl.DateTimeFormat(regionOf(language), { dateStyle: "long", timeZone }).format(time);
}

/** Returns a label with a colon and the language's spaces: "E-Mail:", "E-mail\u00a0:". */
export function labelled(language: Language, label: string): string {
	return mailText(language, "label", { label });
}
