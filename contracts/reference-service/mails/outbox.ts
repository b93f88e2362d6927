import type { Language } from "#core/shared/language.ts";
import type { Queries } from "../database/database.ts";

/** A mail as plain text, so that nothing that somebody typed in can ever be markup. */
export interface Mail {
	/** What it is about, for the log and for whoever looks into the outbox. */
	readonly kind: string;
	readonly recipient: string;
	readonly reply_to: string | null;
	readonly language: Language;
	readonly subject: string;
	readonly text: string;
}

/** Puts mails into the outbox, in the transaction of what they tell of: neither is ever without the other. */
export async function putInOutbox(queries: Queries, mails: readonly Mail[], now: Date): Promise<void> {
	for (const { kind, recipient, reply_to, language, subject, text } of mails) {
		await queries.query(
			`INSERT INTO outbox (kind, recipient, reply_to, language, subject, text, created_at, next_attempt_at)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $7)`,
			[kind, recipient, reply_to, language, oneLine(subject), text, now.toISOString()],
		);
	}
}

/** Every mail, the newest first: for developers only. */
export async function outboxMails(queries: Queries): Promise<readonly unknown[]> {
	return await queries.query(
		`SELECT id::text, kind, recipient, reply_to, language, subject, text, created_at, attempts, sent_at
		FROM outbox ORDER BY outbox.id DESC LIMIT 500`,
	);
}

/** A subject is a header: it has one line and an end. */
function oneLine(subject: string): string {
	return subject.replace(/\s+/g, " ").slice(0, 200);
}
