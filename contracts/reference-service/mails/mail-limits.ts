import validator from "validator";
import { machineEmail } from "#core/forms/email-address.ts";
import type { Queries } from "../database/database.ts";
import type { Mail } from "./mail.ts";

/** How many mails of a kind are sent within 24 hours. */
interface MailLimit {
	/** To one address that somebody typed in; null for mails to the shop itself. */
	readonly perRecipient: number | null;
	/** To all addresses together. */
	readonly perDay: number;
}

/**
 * Anybody can type in a stranger's address, and a thousand callers can do so at once: what limits calls per caller does
 * not protect a mailbox. A customer never comes near these.
 */
const limits: Readonly<Record<string, MailLimit>> = {
	"order.customer": { perRecipient: 10, perDay: 2000 },
	"order.shop": { perRecipient: null, perDay: 5000 },
	"transfer.customer": { perRecipient: 10, perDay: 2000 },
	"transfer.shop": { perRecipient: null, perDay: 5000 },
	"withdrawal.customer": { perRecipient: 5, perDay: 500 },
	"withdrawal.shop": { perRecipient: null, perDay: 1000 },
	"newsletter.confirm": { perRecipient: 3, perDay: 1000 },
	"appointment.customer": { perRecipient: 3, perDay: 500 },
	"appointment.shop": { perRecipient: null, perDay: 500 },
	request: { perRecipient: null, perDay: 500 },
	contact: { perRecipient: null, perDay: 500 },
	rating: { perRecipient: null, perDay: 500 },
};

/** Of a kind that nobody has put into the table. */
const defaultLimit: MailLimit = { perRecipient: 3, perDay: 500 };

/** What one caller may send of a kind within 24 hours: a tenth, so that nobody alone uses up the mails of all others. */
export function mailsPerCaller(kind: string): number {
	return (limits[kind] ?? defaultLimit).perDay / 10;
}

/** Mails of all kinds to one address that somebody typed in, within 24 hours. */
const perRecipientTotal = 15;

const day = 24 * 60 * 60 * 1000;

interface Sent {
	readonly of_kind: number;
	readonly to_recipient: number;
	readonly of_kind_to_recipient: number;
}

/**
 * Whether one more mail is within the limits; `factor` multiplies all of them. Holds back other transactions that
 * write to the same recipient until this one ends, so that they count this mail.
 */
export async function isWithinLimits(
	queries: Queries,
	{ kind, recipient }: Pick<Mail, "kind" | "recipient">,
	now: Date,
	factor: number,
): Promise<boolean> {
	const { perRecipient, perDay } = limits[kind] ?? defaultLimit;
	const key = recipientKey(recipient);
	if (perRecipient !== null) {
		await queries.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 3))", [key]);
	}
	const [sent] = await queries.query<Sent>(
		`SELECT
			(SELECT count(*)::int FROM outbox WHERE kind = $1 AND created_at > $3) AS of_kind,
			(SELECT count(*)::int FROM outbox WHERE recipient_key = $2 AND created_at > $3) AS to_recipient,
			(SELECT count(*)::int FROM outbox WHERE recipient_key = $2 AND kind = $1 AND created_at > $3)
				AS of_kind_to_recipient`,
		[kind, key, new Date(now.getTime() - day).toISOString()],
	);
	if (!sent || sent.of_kind >= perDay * factor) return false;
	if (perRecipient === null) return true;
	return sent.of_kind_to_recipient < perRecipient * factor && sent.to_recipient < perRecipientTotal * factor;
}

/**
 * A mailbox, whatever its spelling, for limits alone: letters in any case, the domain with umlauts or as machines write it, no tag as
 * in "mara+shop@example.com", and what the large providers take for the same, such as dots and googlemail.com for Gmail.
 */
export function recipientKey(recipient: string): string {
	const written = machineEmail(recipient);
	const at = written.lastIndexOf("@");
	const [mailbox = ""] = written.slice(0, at).split("+");
	const address = `${mailbox}${written.slice(at)}`.toLowerCase();
	return validator.normalizeEmail(address) || address;
}
