import { type Language, regionOf } from "#core/language/language.ts";
import type { Money } from "#core/money/money.ts";
import { formatPrice } from "#ui/components/format-price.ts";
import type appointmentTexts from "#ui/locales/de/appointment.json";
import type mailTexts from "#ui/locales/de/mails.json";
import type orderTexts from "#ui/locales/de/order.json";
import type shopTexts from "#ui/locales/de/shop.json";
import type siteTexts from "#ui/locales/de/site.json";
import { inAllLanguages } from "#ui/locales/in-all-languages.ts";

/** The key of a text: of the service's own catalogues, or one that it shares with the pages. */
export type MailTextKey = keyof typeof mailTexts | keyof ReturnType<typeof sharedTexts>;

/** Returns the texts that mails share with pages, so that both use the same words. */
function sharedTexts(
	shop: typeof shopTexts,
	{ checkout, withdrawalForm }: typeof orderTexts,
	{ appointment }: typeof appointmentTexts,
	{ condition, legal, legalLinks }: typeof siteTexts,
) {
	return {
		"line.noWithdrawal": shop.product.noWithdrawal,
		"line.used": condition.used,
		"line.refurbished": condition.refurbished,
		"line.vintage": condition.vintage,
		"line.noSpareParts": shop.product.spareParts.none,
		"line.sparePartsOne": shop.product.spareParts.years_one,
		"line.spareParts": shop.product.spareParts.years_other,
		"line.returnsOne": shop.trust.returns_one,
		"line.returns": shop.trust.returns_other,
		"sender.vatId": legal.vatId,
		"sender.uid": legal.uid,
		"sender.uidSuffix": legal.uidSuffix,
		"order.paidSameDay": shop.afterPayment.sameDay,
		"order.paidOneDay": shop.afterPayment.days_one,
		"order.paidDays": shop.afterPayment.days_other,
		"order.paidRange": shop.afterPayment.range,
		"order.usedLiabilityText": checkout.usedLiability,
		"order.cardText": shop.gift.card,
		"order.customs": checkout.customsNote,
		"order.withdraw": legalLinks.withdrawalForm,
		"withdrawal.allItems": withdrawalForm.wholeContract,
		"appointment.file": appointment.file,
	};
}

const catalogues = await inAllLanguages<Readonly<Record<MailTextKey, string>>>(async (language) => {
	const load = async (name: string) =>
		(await import(`../../../ui/locales/${language}/${name}.json`, { with: { type: "json" } })).default;
	const [own, ...others] = await Promise.all([
		load("mails"),
		load("shop"),
		load("order"),
		load("appointment"),
		load("site"),
	] as const);
	return { ...own, ...sharedTexts(...others) };
});

/** Returns a text in a language with its {{parameters}} inserted. Inserted values are not searched for parameters. */
export function mailText(
	language: Language,
	key: MailTextKey,
	params: Readonly<Record<string, string | number>> = {},
): string {
	return catalogues[language][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ""));
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
