import { readableDomain } from "#core/internet/readable-domain.ts";
import type { Language } from "#core/language/language.ts";
import type { ServiceContext } from "../service-context.ts";
import type { Mail, MailAttachment } from "./mail.ts";
import { type MailBlock, mailAsText } from "./mail-document.ts";
import { mailAsHtml } from "./mail-html.ts";
import { mailText } from "./mail-texts.ts";
import { senderBlock } from "./sender-block.ts";

/** A mail before it is written. */
export interface MailDraft extends Pick<Mail, "kind" | "recipient" | "reply_to" | "language" | "subject"> {
	readonly blocks: readonly MailBlock[];
	readonly attachments?: readonly MailAttachment[];
	readonly unsubscribe_url?: string;
}

/** Writes a mail as text and as HTML from the same parts, with its sender under it. */
export function composeMail(
	context: ServiceContext,
	{ blocks, attachments = [], unsubscribe_url, ...mail }: MailDraft,
): Mail {
	const { company } = context.catalogue();
	const sender = company ? [{ type: "sender", lines: senderBlock(company, mail.language) } as const] : [];
	const document = { language: mail.language, title: mail.subject, blocks: [...blocks, ...sender] };
	return {
		...mail,
		text: mailAsText(document),
		html: mailAsHtml(document),
		attachments,
		unsubscribe_url: unsubscribe_url ?? null,
	};
}

/** Who gets a mail about the same thing. */
export type Addressee = "customer" | "shop";

/** The mails about something that a customer has sent: what is in them besides the paragraph that begins them. */
export interface MailPair {
	readonly kind: "order" | "transfer" | "withdrawal" | "appointment";
	readonly email: string;
	/** The customer's. */
	readonly language: Language;
	/** What the subject and the first paragraph say, in a language. */
	params(language: Language): Readonly<Record<string, string>>;
	blocks(to: Addressee, language: Language): readonly MailBlock[];
	/** The files that come with the customer's mail. */
	readonly attachments?: readonly MailAttachment[];
}

/** Writes to the customer and to the shop, each in its own language and with the other's address for answers. */
export function mailsToBoth(context: ServiceContext, pair: MailPair): readonly Mail[] {
	const { kind, email, attachments = [] } = pair;
	const mail = (to: Addressee, recipient: string, reply_to: string): Mail => {
		const language = to === "shop" ? context.shopLanguage : pair.language;
		const params = { shop: shopName(context), ...pair.params(language) };
		const intro = mailText(language, `${kind}.${to}.intro`, params);
		return composeMail(context, {
			kind: `${kind}.${to}`,
			recipient,
			reply_to,
			language,
			subject: mailText(language, `${kind}.${to}.subject`, params),
			blocks: [{ type: "paragraph", text: intro }, ...pair.blocks(to, language)],
			attachments: to === "customer" ? attachments : [],
		});
	};
	return [mail("customer", email, context.shopEmail), mail("shop", context.shopEmail, email)];
}

/** What the shop calls itself. */
export function shopName(context: Pick<ServiceContext, "catalogue">): string {
	const { company, project } = context.catalogue();
	return company?.display_name ?? readableDomain(project);
}

/** An invisible character, which is a part of no address (U+200B). */
const invisible = "\u200b";

/**
 * Returns what somebody typed in as a mail shows it: to the shop as it was typed, to an address that nobody has confirmed unchanged to the
 * eye, but such that mail programs make no link of it. "Schmuck.de GmbH" is an honest name, and nobody's advertising (B-SEC-06).
 */
export function typedText(to: Addressee, text: string): string {
	if (to === "shop") return text;
	return text.replaceAll("@", `${invisible}@`).replace(/[.:/](?=\S)/g, `$&${invisible}`);
}
