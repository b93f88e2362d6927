import validator from "validator";
import { machineEmail } from "#core/forms/email-address.ts";
import type { Queries } from "../database/database.ts";
import type { Mail } from "./mail.ts";

/** The maximum numbers of mails of a kind within 24 hours. */
interface MailLimit {
	/** To one entered address; null for mails to the shop itself. */
	readonly perRecipient: number | null;
	/** To all addresses. */
	readonly perDay: number;
}

/**
 * Anybody can enter a stranger's address, and many callers can do so at once, so limits per caller do not protect a
 * mailbox. These limits are far above what a customer needs.
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

/** The limit of a kind that is not in the table. */
const defaultLimit: MailLimit = { perRecipient: 3, perDay: 500 };

/**
 * Returns the maximum number of mails of a kind that one caller may cause within 24 hours: a tenth of the limit, so
 * that no caller uses up everybody's mails.
 */
export function mailsPerCaller(kind: string): number {
	return (limits[kind] ?? defaultLimit).perDay / 10;
}

/** The maximum number of mails of all kinds to one entered address within 24 hours. */
const perRecipientTotal = 15;

const day = 24 * 60 * 60 * 1000;

interface Sent {
	readonly of_kind: number;
	readonly to_recipient: number;
	readonly of_kind_to_recipient: number;
}

/**
 * Returns whether one more mail is within the limits; `factor` multiplies them. Other transactions that write to the
 * same recipient wait until this one ends, so that they count this mail.
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
 * Returns the key of a mailbox for limits, the same for all its spellings:
 *
 * - in upper or lower case,
 * - with a domain in Unicode or ASCII,
 * - with a tag such as in "mara+shop@example.com",
 * - with what large providers ignore, such as dots in Gmail addresses, and with googlemail.com.
 */
export function recipientKey(recipient: string): string {
	const written = machineEmail(recipient);
	const at = written.lastIndexOf("@");
	const [mailbox = ""] = written.slice(0, at).split("+");
	const address = `${mailbox}${written.slice(at)}`.toLowerCase();
	return validator.normalizeEmail(address) || address;
}
