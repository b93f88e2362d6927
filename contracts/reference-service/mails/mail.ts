import type { Language } from "#core/language/language.ts";

/** The name of an attachment, and its media type with all parameters. */
interface NamedFile {
	readonly name: string;
	readonly type: string;
}

/** A text attachment created for one mail. */
export interface TextAttachment extends NamedFile {
	readonly text: string;
}

/** A file of the shop that many mails attach, in base64. */
export interface FileAttachment extends NamedFile {
	readonly base64: string;
}

/** An attachment of a mail. */
export type MailAttachment = TextAttachment | FileAttachment;

/**
 * An attachment in the outbox. A file of the shop is stored once for all mails; `digest` is the SHA-256 of its base64
 * text.
 */
export type StoredAttachment = TextAttachment | (NamedFile & { readonly digest: string });

/** A mail with the same content as plain text and as HTML. */
export interface Mail {
	/** The kind of mail, for the log and the outbox page, e.g. "order.customer". */
	readonly kind: string;
	readonly recipient: string;
	readonly reply_to: string | null;
	readonly language: Language;
	readonly subject: string;
	readonly text: string;
	/** A complete document in which entered text is escaped. */
	readonly html: string;
	/** The URL to which a mail program posts to unsubscribe with one click (RFC 8058); null without a subscription. */
	readonly unsubscribe_url: string | null;
	readonly attachments: readonly MailAttachment[];
}
