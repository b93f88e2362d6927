import type { Language } from "#core/language/language.ts";

/** Where an order, request or message comes from. */
export interface Sender {
	/** The shop's domain. */
	readonly project: string;
	/** The language of the page it is sent from. */
	readonly language: Language;
}
