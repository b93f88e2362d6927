import { plainLines, singleLine } from "#core/shared/single-line.ts";
import type { Queries } from "../database/database.ts";
import type { ServiceContext } from "../service-context.ts";
import type { Mail } from "./mail.ts";
import { isWithinLimits, recipientKey } from "./mail-limits.ts";

/**
 * Puts mails into the outbox, in the transaction of what they tell of: neither is ever without the other. Gives the
 * kinds of those that were put in; the others are beyond the limits and are not sent.
 */
export async function putInOutbox(
	queries: Queries,
	mails: readonly Mail[],
	{ now, mailLimitFactor }: Pick<ServiceContext, "now" | "mailLimitFactor">,
): Promise<ReadonlySet<string>> {
	const put = new Set<string>();
	const time = now();
	for (const mail of mails) {
		if (!(await isWithinLimits(queries, mail, time, mailLimitFactor()))) continue;
		const { kind, recipient, reply_to, language, subject, text, html } = mail;
		await queries.query(
			`INSERT INTO outbox (kind, recipient, recipient_key, reply_to, language, subject, text, html,
				created_at, next_attempt_at)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
			[
				kind,
				recipient,
				recipientKey(recipient),
				reply_to,
				language,
				oneLine(subject),
				plainLines(text),
				html,
				time.toISOString(),
			],
		);
		put.add(kind);
	}
	return put;
}

/** A mail as the outbox keeps it. */
export interface OutboxMail extends Mail {
	readonly id: string;
	readonly created_at: Date;
	readonly attempts: number;
	readonly sent_at: Date | null;
}

/** Every mail, the newest first: for developers only. */
export async function outboxMails(queries: Queries): Promise<readonly OutboxMail[]> {
	return await queries.query<OutboxMail>(
		`SELECT id::text, kind, recipient, reply_to, language, subject, text, html, created_at, attempts, sent_at
		FROM outbox ORDER BY outbox.id DESC LIMIT 500`,
	);
}

/** A subject is a header: it has one line and an end. */
function oneLine(subject: string): string {
	return singleLine(subject).slice(0, 200);
}
