import type { DecimalText } from "#core/shared/decimal-text.ts";
import { type Language, regionOf } from "#core/shared/language.ts";
import type { Money } from "#core/shared/money.ts";
import type de from "#ui/locales/de/mails.json";
import { inAllLanguages } from "#ui/locales/in-all-languages.ts";

/** A text of the service's own catalogues. */
export type MailTextKey = keyof typeof de;

const catalogues = await inAllLanguages<Readonly<Record<MailTextKey, string>>>(
	async (language) =>
		(await import(`../../../ui/locales/${language}/mails.json`, { with: { type: "json" } })).default,
);

/** A text in a language with its {{places}} filled; what is filled in is never read for places itself. */
export function mailText(
	language: Language,
	key: MailTextKey,
	params: Readonly<Record<string, string | number>> = {},
): string {
	return catalogues[language][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ""));
}

/** A sum as the language writes it, e.g. "1.290,00 €". */
export function formatMailMoney(language: Language, { amount, currency }: Money): string {
	const format = new Intl.NumberFormat(language, { style: "currency", currency });
	// Given as text, so that no digit is lost on the way through a binary number.
	return format.format(amount as unknown as number);
}

/** A number as the language writes it, e.g. "8,1". */
export function formatMailNumber(language: Language, value: DecimalText): string {
	return new Intl.NumberFormat(language).format(value as unknown as number);
}

/** A date with its time and time zone as the site's pages write them. */
export function formatMailTime(language: Language, time: Date, timeZone: string): string {
	return new Intl.DateTimeFormat(regionOf(language), {
		dateStyle: "long",
		timeStyle: "long",
		timeZone,
	}).format(time);
}

/** A date as the language writes it, e.g. "21. November 2026". */
export function formatMailDate(language: Language, time: Date, timeZone: string): string {
	return new Intl.DateTimeFormat(regionOf(language), { dateStyle: "long", timeZone }).format(time);
}

/** A label before what it labels, with the language's own blanks: "E-Mail:", "E-mail\u00a0:". */
export function labelled(language: Language, label: string): string {
	return mailText(language, "label", { label });
}
