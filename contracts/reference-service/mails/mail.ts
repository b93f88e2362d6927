import type { Language } from "#core/shared/language.ts";

/** A file that comes with a mail. */
export interface MailAttachment {
	readonly name: string;
	/** Its media type with all parameters. */
	readonly type: string;
	readonly text: string;
}

/** A mail, twice: what it says as plain text and as HTML. */
export interface Mail {
	/** What it is about, for the log and for whoever looks into the outbox. */
	readonly kind: string;
	readonly recipient: string;
	readonly reply_to: string | null;
	readonly language: Language;
	readonly subject: string;
	readonly text: string;
	/** A whole document; whatever somebody typed in is escaped. */
	readonly html: string;
	/** What comes with it; null for nothing. */
	readonly attachment: MailAttachment | null;
}
