import type { PersonalizationValues } from "#core/cart/cart-line.ts";
import type { AvailabilityRequest } from "#core/enquiries/availability-request.ts";
import type { ContactMessage } from "#core/enquiries/contact-message.ts";
import type { NewsletterSubscription } from "#core/enquiries/newsletter.ts";
import type { RatingPayload } from "#core/enquiries/rating.ts";
import type { WithdrawalPayload } from "#core/enquiries/withdrawal.ts";
import type { Language } from "#core/shared/language.ts";
import type { Offered } from "../catalogue.ts";
import type { ServiceContext } from "../service-context.ts";
import { type MailTextKey, mailText, writtenTime } from "./mail-texts.ts";
import type { Mail } from "./outbox.ts";

/** A line of a mail: a field's name in the catalogues and what was entered. */
type Entry = readonly [field: string, value: string | number];

/**
 * Tells the shop of an availability request. Only the shop: a mail to whatever address somebody typed in is sent
 * where the law or a double opt-in asks for it, nowhere else.
 */
export function requestMail(
	context: ServiceContext,
	request: AvailabilityRequest,
	{ product, variant }: Offered,
): Mail {
	const name = [product.display_name, ...(variant ? [variant.display_name] : [])].join(", ");
	const entered: readonly Entry[] = [
		["product", name],
		["personalization", writtenValues(request.personalization)],
		["count", request.count],
		["name", request.name],
		["email", request.email],
		["phone", request.phone],
		["branch", request.branch],
		["message", request.message],
	];
	return shopMail(context, "request", request.language, request.email, entered, { product: name });
}

/** Hands a contact message on to the shop. */
export function contactMail(context: ServiceContext, message: ContactMessage): Mail {
	const entered: readonly Entry[] = [
		["name", message.name],
		["email", message.email],
		["phone", message.phone],
		["branch", message.branch],
		["subject", message.subject],
		["page", message.page],
		["message", message.message],
	];
	return shopMail(context, "contact", message.language, message.email, entered, {});
}

/** Tells the shop of a rating that waits to be looked at. */
export function ratingMail(
	context: ServiceContext,
	rating: RatingPayload,
	productName: string,
	verified: boolean,
): Mail {
	const entered: readonly Entry[] = [
		["product", productName],
		["rating", rating.rating],
		["name", rating.name],
		["comment", rating.comment],
		["order_number", rating.order_number],
	];
	const mail = shopMail(context, "rating", rating.language, null, entered, { product: productName });
	const verdict = mailText(rating.language, verified ? "rating.verified" : "rating.unverified");
	return { ...mail, text: `${mail.text}${verdict}\n` };
}

/** The receipt of a withdrawal with its content, date and time (B-LAW-02), and the shop's copy. */
export function withdrawalMails(
	context: ServiceContext,
	withdrawal: WithdrawalPayload,
	received: Date,
): readonly Mail[] {
	const { language, project, name, order_reference, email, items } = withdrawal;
	const content = writtenEntries(language, [
		["name", name],
		["order_reference", order_reference],
		["email", email],
		["items", items.split("\n").join("; ") || mailText(language, "withdrawal.allItems")],
	]);
	const params = { project, name, order_reference, date: writtenTime(language, received, context.timeZone) };
	const mail = (to: "customer" | "shop", recipient: string, reply_to: string): Mail => ({
		kind: `withdrawal.${to}`,
		recipient,
		reply_to,
		language,
		subject: mailText(language, `withdrawal.${to}.subject`, params),
		text: `${mailText(language, `withdrawal.${to}.intro`, params)}\n\n${content}\n`,
	});
	return [mail("customer", email, context.shopEmail), mail("shop", context.shopEmail, email)];
}

/** Asks an address whether it wants the newsletter; the link carries the token. */
export function newsletterMail(
	context: ServiceContext,
	{ language, project, email }: NewsletterSubscription,
	token: string,
): Mail {
	const link = `${context.publicUrl()}/newsletter/confirm?token=${token}`;
	return {
		kind: "newsletter.confirm",
		recipient: email,
		reply_to: null,
		language,
		subject: mailText(language, "newsletter.subject", { project }),
		text: `${mailText(language, "newsletter.text", { project, link })}\n`,
	};
}

function shopMail(
	context: ServiceContext,
	kind: "request" | "contact" | "rating",
	language: Language,
	reply_to: string | null,
	entered: readonly Entry[],
	params: Readonly<Record<string, string>>,
): Mail {
	return {
		kind,
		recipient: context.shopEmail,
		reply_to,
		language,
		subject: mailText(language, `${kind}.subject`, params),
		text: `${mailText(language, `${kind}.intro`)}\n\n${writtenEntries(language, entered)}\n`,
	};
}

/** Only what was entered: an empty field says nothing. */
function writtenEntries(language: Language, entered: readonly Entry[]): string {
	return entered
		.filter(([, value]) => value !== "")
		.map(([field, value]) => `${mailText(language, `field.${field}` as MailTextKey)}: ${value}`)
		.join("\n");
}

function writtenValues(values: PersonalizationValues | null): string {
	return Object.entries(values ?? {})
		.map(([name, value]) => `${name}: ${value}`)
		.join("; ");
}
