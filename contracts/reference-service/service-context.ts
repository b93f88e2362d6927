import type { Language } from "#core/language/language.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Database } from "./database/database.ts";
import type { PaymentSessions } from "./orders/make-session.ts";

/** The dependencies of the service's operations. */
export interface ServiceContext {
	readonly database: Database;
	/** Returns the current catalogue. */
	readonly catalogue: () => Catalogue;
	/** Returns the creators of payment sessions; a provider that needs one and is missing is not offered. */
	readonly paymentSessions: () => PaymentSessions;
	readonly now: () => Date;
	/** Logs a warning; neither fields nor message may identify a person. */
	readonly warn: (fields: Readonly<Record<string, unknown>>, message: string) => void;
	/** The shop's address for orders and messages. */
	readonly shopEmail: string;
	/** Returns the service's public URL, e.g. "https://orders.example.com", for links in mails. */
	readonly publicUrl: () => string;
	/**
	 * Counts a call that takes effect, i.e. stores or mails something. Throws `RateLimited` if the caller has
	 * reached the limit; it runs within the transaction, which is then rolled back. Refused and repeated calls are
	 * not counted.
	 */
	readonly countEffect: () => Promise<void>;
	/** Returns the factor of the mail limits; 1 in production. */
	readonly mailLimitFactor: () => number;
	/** The language of mails to the shop. */
	readonly shopLanguage: Language;
	/** The IANA time zone of dates in mails. */
	readonly timeZone: string;
}
