import type { Language } from "#core/shared/language.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Database } from "./database/database.ts";
import type { PaymentSessions } from "./orders/make-session.ts";

/** What the service's operations work with. */
export interface ServiceContext {
	readonly database: Database;
	/** The catalogue as it is now. */
	readonly catalogue: () => Catalogue;
	/** Who makes sessions with payment providers; one that needs them and is not here is not offered. */
	readonly paymentSessions: () => PaymentSessions;
	readonly now: () => Date;
	/** Writes a warning into the log; neither fields nor message name a person. */
	readonly warn: (fields: Readonly<Record<string, unknown>>, message: string) => void;
	/** Where the shop reads its orders and messages. */
	readonly shopEmail: string;
	/** The address under which visitors reach this service, e.g. "https://orders.example.com", for links in mails. */
	readonly publicUrl: () => string;
	/**
	 * Counts a call that takes effect: it stores or mails something. Throws `RateLimited` for a caller who has had too many of them,
	 * within the transaction, which is then undone. Calls that are refused or repeated are not counted.
	 */
	readonly countEffect: () => Promise<void>;
	/** Multiplies the limits of mails; 1 in service. */
	readonly mailLimitFactor: () => number;
	/** The language of mails to the shop. */
	readonly shopLanguage: Language;
	/** The IANA time zone of dates in mails. */
	readonly timeZone: string;
}
