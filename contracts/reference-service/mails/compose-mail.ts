import type { Language } from "#core/shared/language.ts";
import type { ServiceContext } from "../service-context.ts";
import type { Mail, MailAttachment } from "./mail.ts";
import { type MailBlock, mailAsText } from "./mail-document.ts";
import { mailAsHtml } from "./mail-html.ts";
import { senderBlock } from "./sender-block.ts";

/** A mail before it is written. */
export interface MailDraft extends Pick<Mail, "kind" | "recipient" | "reply_to" | "language" | "subject"> {
	readonly blocks: readonly MailBlock[];
	readonly attachment?: MailAttachment;
}

/** Writes a mail as text and as HTML from the same parts, with its sender under it. */
export function composeMail(context: ServiceContext, { blocks, attachment, ...mail }: MailDraft): Mail {
	const { company } = context.catalogue();
	const sender = company ? [{ type: "sender", lines: senderBlock(company, mail.language) } as const] : [];
	const document = { language: mail.language, title: mail.subject, blocks: [...blocks, ...sender] };
	return { ...mail, text: mailAsText(document), html: mailAsHtml(document), attachment: attachment ?? null };
}

/** The language of mails to a recipient: the customer's, or the shop's own. */
export function mailLanguage(
	{ shopLanguage }: Pick<ServiceContext, "shopLanguage">,
	to: "customer" | "shop",
	language: Language,
): Language {
	return to === "shop" ? shopLanguage : language;
}

/** What the shop calls itself. */
export function shopName(context: Pick<ServiceContext, "catalogue">): string {
	const { company, project } = context.catalogue();
	return company?.display_name ?? project;
}
