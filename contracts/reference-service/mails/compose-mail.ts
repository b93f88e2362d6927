import { readableDomain } from "#core/internet/readable-domain.ts";
import type { Language } from "#core/language/language.ts";
import type { ServiceContext } from "../service-context.ts";
import type { Mail, MailAttachment } from "./mail.ts";
import { type MailBlock, mailAsText } from "./mail-document.ts";
import { mailAsHtml } from "./mail-html.ts";
import { mailText } from "./mail-texts.ts";
import { senderBlock } from "./sender-block.ts";

/** The parts of a mail to compose. */
export interface MailDraft extends Pick<Mail, "kind" | "recipient" | "reply_to" | "language" | "subject"> {
	readonly blocks: readonly MailBlock[];
	readonly attachments?: readonly MailAttachment[];
	readonly unsubscribe_url?: string;
}

/** Composes a mail as text and as HTML from the same parts, with the sender's details at the end. */
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

/** The recipient of a mail. */
export type Addressee = "customer" | "shop";

/** The mails to customer and shop about one submission of a customer. */
export interface MailPair {
	readonly kind: "order" | "transfer" | "withdrawal" | "appointment";
	readonly email: string;
	/** The customer's language. */
	readonly language: Language;
	/** Returns the parameters of the subject and the first paragraph. */
	params(language: Language): Readonly<Record<string, string>>;
	blocks(to: Addressee, language: Language): readonly MailBlock[];
	/** The attachments of the customer's mail. */
	readonly attachments?: readonly MailAttachment[];
}

/** Returns the mails to customer and shop, each in its own language and with the other's address for replies. */
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

/** Returns the shop's display name; its domain if the catalogue has none. */
export function shopName(context: Pick<ServiceContext, "catalogue">): string {
	const { company, project } = context.catalogue();
	return company?.display_name ?? readableDomain(project);
}

/** An invisible character that no address contains (U+200B). */
const invisible = "\u200b";

/**
 * Returns entered text for a mail. The shop sees it unchanged. For an unconfirmed address it looks the same, but mail
 * programs create no links from it: a name such as "Schmuck.de GmbH" must not become advertising (B-SEC-06).
 */
export function typedText(to: Addressee, text: string): string {
	if (to === "shop") return text;
	return text.replaceAll("@", `${invisible}@`).replace(/[.:/](?=\S)/g, `$&${invisible}`);
}
