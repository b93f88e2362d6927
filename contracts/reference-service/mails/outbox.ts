import { createHash } from "node:crypto";
import { plainLines, singleLine } from "#core/text/single-line.ts";
import { insertRow, type Queries } from "../database/database.ts";
import type { ServiceContext } from "../service-context.ts";
import type { Mail, MailAttachment, StoredAttachment } from "./mail.ts";
import { isWithinLimits, recipientKey } from "./mail-limits.ts";

/** The row that a mail is about, to be found if the mail was not sent. */
export interface StoredAt {
	readonly table: "orders" | "enquiries" | "ratings";
	/** The row's `received_at`, exact to the millisecond. */
	readonly received_at: Date;
}

/**
 * Inserts mails into the outbox, in the transaction that stores their subject, so that neither exists without the
 * other. Returns the kinds of the inserted mails. Mails beyond the limits are not sent; the log names them and the
 * row in `reported` (null: nothing was stored).
 */
export async function putInOutbox(
	queries: Queries,
	mails: readonly Mail[],
	{ now, mailLimitFactor, warn }: Pick<ServiceContext, "now" | "mailLimitFactor" | "warn">,
	reported: StoredAt | null,
): Promise<ReadonlySet<string>> {
	const put = new Set<string>();
	const time = now();
	for (const mail of mails) {
		if (!(await isWithinLimits(queries, mail, time, mailLimitFactor()))) {
			warn({ mail: mail.kind, ...reported }, reported ? notSent : notStored);
			continue;
		}
		const attachments: StoredAttachment[] = [];
		for (const attachment of mail.attachments) attachments.push(await stored(queries, attachment));
		await insertRow(queries, "outbox", {
			...mail,
			recipient_key: recipientKey(mail.recipient),
			subject: oneLine(mail.subject),
			text: plainLines(mail.text),
			attachments: JSON.stringify(attachments),
			created_at: time.toISOString(),
			next_attempt_at: time.toISOString(),
		});
		put.add(mail.kind);
	}
	return put;
}

/** Stores the content of an attachment separately from its mail, unless another mail has stored it. */
async function stored(queries: Queries, attachment: MailAttachment): Promise<StoredAttachment> {
	if ("text" in attachment) return attachment;
	const { base64, ...named } = attachment;
	const digest = createHash("sha256").update(base64).digest("hex");
	await queries.query(
		"INSERT INTO mail_files (digest, base64) VALUES ($1, $2) ON CONFLICT (digest) DO NOTHING",
		[digest, base64],
	);
	return { ...named, digest };
}

// These messages name no person: the row is found by table and time.
const notSent =
	"mail not sent: beyond the limit of 24 hours; what it reports is stored in this table, in the row received at this time";
const notStored = "mail not sent: beyond the limit of 24 hours; the call was refused";

/** A mail in the outbox. */
export interface OutboxMail extends Omit<Mail, "attachments"> {
	readonly attachments: readonly StoredAttachment[];
	readonly id: string;
	readonly created_at: Date;
	readonly attempts: number;
	readonly sent_at: Date | null;
}

/** Returns the last 500 mails, the newest first; for developers only. */
export async function outboxMails(queries: Queries): Promise<readonly OutboxMail[]> {
	return await queries.query<OutboxMail>(
		`SELECT id::text, kind, recipient, reply_to, language, subject, text, html, attachments, unsubscribe_url,
			created_at, attempts, sent_at
		FROM outbox ORDER BY outbox.id DESC LIMIT 500`,
	);
}

/** Returns a subject as a header field: one line with a limited length. */
function oneLine(subject: string): string {
	return singleLine(subject).slice(0, 200);
}
