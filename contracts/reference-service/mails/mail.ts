import type { Language } from "#core/language/language.ts";

/** What a file that comes with a mail is called, and its media type with all parameters. */
interface NamedFile {
	readonly name: string;
	readonly type: string;
}

/** A text that was written for one mail. */
export interface TextAttachment extends NamedFile {
	readonly text: string;
}

/** A file of the shop that comes with many mails: its bytes in base64. */
export interface FileAttachment extends NamedFile {
	readonly base64: string;
}

/** A file that comes with a mail. */
export type MailAttachment = TextAttachment | FileAttachment;

/** An attachment in the outbox; files of the shop are stored once for all mails, by the SHA-256 of their base64 text. */
export type StoredAttachment = TextAttachment | (NamedFile & { readonly digest: string });

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
	/** Where a mail program ends the subscription with one click (RFC 8058); null where the mail belongs to none. */
	readonly unsubscribe_url: string | null;
	readonly attachments: readonly MailAttachment[];
}
