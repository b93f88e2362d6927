import type { Language } from "#core/language/language.ts";
import type { Currency } from "#core/money/currency.ts";

/** The answers from which a new shop is created. A required fact that nobody gave is a gap, "[[Town]]". */
export interface ShopAnswers {
	readonly name: string;
	/** The host of the site, e.g. "www.bijouterie-leman.example". */
	readonly domain: string;
	/** First and last name. */
	readonly owner: string;
	/** The street with the house number. */
	readonly street: string;
	readonly postcode: string;
	readonly town: string;
	/** ISO 3166-1 alpha-2. */
	readonly country: string;
	/** At least one; the main language first. */
	readonly languages: readonly Language[];
	/** Whether the site sells online. */
	readonly shop: boolean;
	readonly currency: Currency;
	readonly email: string;
	readonly phone: string;
	/** The brand's color, "#rrggbb". */
	readonly color: string;
	/** The color of the page, "#rrggbb". */
	readonly ground: string;
	/** The fontsource package of the headings; blank for the standard font. */
	readonly headingFont: string;
	/** The fontsource package of the texts; blank for the standard font. */
	readonly textFont: string;
}

/** A question about the new shop. */
export type QuestionName = Exclude<keyof ShopAnswers, "currency">;

/** Returns the option that answers a question: "--heading-font" for headingFont. */
export function optionOf(name: QuestionName): string {
	return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** An answer that is not accepted, as a catalogue key with parameters. */
export interface InputFault {
	readonly key: string;
	readonly params: Readonly<Record<string, unknown>>;
}
