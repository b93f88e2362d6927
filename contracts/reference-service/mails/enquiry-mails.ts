import type { PersonalizationValues } from "#core/cart/cart-line.ts";
import type { AvailabilityRequest } from "#core/enquiries/availability-request.ts";
import type { ContactMessage } from "#core/enquiries/contact-message.ts";
import type { NewsletterSubscription } from "#core/enquiries/newsletter.ts";
import type { RatingPayload } from "#core/enquiries/rating.ts";
import type { WithdrawalPayload } from "#core/enquiries/withdrawal.ts";
import { readableEmail } from "#core/internet/readable-domain.ts";
import type { Language } from "#core/language/language.ts";
import { languageName } from "#core/language/language-name.ts";
import type { Offered } from "../catalogue.ts";
import type { ServiceContext } from "../service-context.ts";
import { composeMail, mailsToBoth, shopName, typedText } from "./compose-mail.ts";
import type { Mail } from "./mail.ts";
import type { Fact } from "./mail-document.ts";
import { formatMailTime, type MailTextKey, mailText } from "./mail-texts.ts";

/** A line of a mail: the field's key in the catalogues and the entered value. */
export type Entry = readonly [field: string, value: string | number];

/**
 * Returns the mail to the shop about an availability request. The customer gets none: mails to an entered address are
 * sent only if the law or a double opt-in requires them.
 */
export function requestMail(
	context: ServiceContext,
	request: AvailabilityRequest,
	{ product, variant }: Offered,
): Mail {
	const name = [product.display_name, ...(variant ? [variant.display_name] : [])].join(", ");
	const entered: readonly Entry[] = [
		["product", name],
		["personalization", formatValues(request.personalization)],
		["count", request.count],
		["name", request.name],
		["email", readableEmail(request.email)],
		["phone", request.phone],
		["branch", request.branch],
		["language", languageName(request.language, context.shopLanguage)],
		["message", request.message],
	];
	return shopMail(context, "request", request.email, entered, { product: name });
}

/** Returns the mail that forwards a contact message to the shop. */
export function contactMail(context: ServiceContext, message: ContactMessage): Mail {
	const entered: readonly Entry[] = [
		["name", message.name],
		["email", readableEmail(message.email)],
		["phone", message.phone],
		["branch", message.branch],
		["subject", message.subject],
		["page", message.page],
		["language", languageName(message.language, context.shopLanguage)],
		["message", message.message],
	];
	return shopMail(context, "contact", message.email, entered, {});
}

/** Returns the mail to the shop about a rating to be approved. */
export function ratingMail(
	context: ServiceContext,
	rating: RatingPayload,
	productName: string,
	verified: boolean,
): Mail {
	const { shopLanguage } = context;
	const entered: readonly Entry[] = [
		["product", productName],
		["rating", rating.rating],
		["name", rating.name],
		["comment", rating.comment],
		["order_number", rating.order_number],
		["language", languageName(rating.language, context.shopLanguage)],
	];
	const purchase: Fact = [
		mailText(shopLanguage, "rating.purchase"),
		mailText(shopLanguage, verified ? "rating.verified" : "rating.unverified"),
	];
	return shopMail(context, "rating", null, entered, { product: productName }, [purchase]);
}

/** Returns the receipt of a withdrawal with its content, date and time (B-LAW-02), and the shop's copy. */
export function withdrawalMails(
	context: ServiceContext,
	withdrawal: WithdrawalPayload,
	received: Date,
): readonly Mail[] {
	const { name, order_reference, email, items } = withdrawal;
	const date = (language: Language) => formatMailTime(language, received, context.timeZone);
	return mailsToBoth(context, {
		kind: "withdrawal",
		email,
		language: withdrawal.language,
		params: (language) => ({ order_reference, date: date(language) }),
		blocks(to, language) {
			const shown = (text: string) => typedText(to, text);
			const entered: readonly Entry[] = [
				["name", shown(name)],
				["order_reference", shown(order_reference)],
				["email", readableEmail(email)],
				["items", shown(items.split("\n").join("; ")) || mailText(language, "withdrawal.allItems")],
			];
			const receivedAt: Fact = [mailText(language, "withdrawal.receivedAt"), date(language)];
			return [{ type: "facts", facts: [...entryFacts(language, entered), receivedAt] }];
		},
	});
}

/** The tokens in the links of a newsletter's mail. */
export interface NewsletterTokens {
	readonly confirm: string;
	/** The same in every mail to the address. */
	readonly unsubscribe: string;
}

/**
 * Returns the mail that asks an address to confirm its sign-up. Like every mail of the newsletter, it has a link for
 * unsubscribing.
 */
export function newsletterMail(
	context: ServiceContext,
	{ language, email }: NewsletterSubscription,
	tokens: NewsletterTokens,
): Mail {
	const url = `${context.publicUrl()}/newsletter/confirm?token=${tokens.confirm}`;
	const unsubscribe_url = `${context.publicUrl()}/newsletter/unsubscribe?language=${language}&token=${tokens.unsubscribe}`;
	const params = { shop: shopName(context) };
	return composeMail(context, {
		kind: "newsletter.confirm",
		recipient: email,
		reply_to: null,
		language,
		subject: mailText(language, "newsletter.subject", params),
		blocks: [
			{ type: "paragraph", text: mailText(language, "newsletter.text", params) },
			{ type: "link", label: mailText(language, "newsletter.link"), url },
			{ type: "paragraph", text: mailText(language, "newsletter.ends") },
			{ type: "link", label: mailText(language, "unsubscribe.link"), url: unsubscribe_url },
		],
		unsubscribe_url,
	});
}

function shopMail(
	context: ServiceContext,
	kind: "request" | "contact" | "rating",
	reply_to: string | null,
	entered: readonly Entry[],
	params: Readonly<Record<string, string>>,
	more: readonly Fact[] = [],
): Mail {
	const { shopLanguage: language } = context;
	return composeMail(context, {
		kind,
		recipient: context.shopEmail,
		reply_to,
		language,
		subject: mailText(language, `${kind}.subject`, params),
		blocks: [
			{ type: "paragraph", text: mailText(language, `${kind}.intro`) },
			{ type: "facts", facts: [...entryFacts(language, entered), ...more] },
		],
	});
}

/** Returns the entries with their labels; empty ones are left out. */
export function entryFacts(language: Language, entered: readonly Entry[]): readonly Fact[] {
	return entered
		.filter(([, value]) => value !== "")
		.map(([field, value]) => [mailText(language, `field.${field}` as MailTextKey), String(value)]);
}

function formatValues(values: PersonalizationValues | null): string {
	return Object.entries(values ?? {})
		.map(([name, value]) => `${name}: ${value}`)
		.join("; ");
}
