import type { Language } from "#core/language/language.ts";

/** The sender of an order, request or message. */
export interface Sender {
	/** The shop's domain. */
	readonly project: string;
	/** The language of the page with the form. */
	readonly language: Language;
}
