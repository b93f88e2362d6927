import type { AppointmentWish } from "#core/appointments/appointment-times.ts";
import type { AppointmentRequest } from "#core/enquiries/appointment-request.ts";
import { type Language, regionOf } from "#core/shared/language.ts";
import type { ServiceContext } from "../service-context.ts";
import { composeMail, shopName } from "./compose-mail.ts";
import { entryFacts, languageName } from "./enquiry-mails.ts";
import type { Mail } from "./mail.ts";
import { mailText } from "./mail-texts.ts";

/**
 * Hands a request for an appointment on to the shop, and confirms its receipt to the customer. The customer's mail has
 * nothing that somebody typed in: it goes to whatever address was given.
 */
export function appointmentMails(
	context: ServiceContext,
	request: AppointmentRequest,
	product: string,
): readonly Mail[] {
	const { shopLanguage, shopEmail } = context;
	const { reason, duration, branch, wishes, email } = request;
	const params = { shop: shopName(context), reason, branch };
	const wishEntries = (language: Language) =>
		wishes.map((wish, place) => [`wish${place + 1}`, wishText(wish, language)] as const);
	const toShop = composeMail(context, {
		kind: "appointment.shop",
		recipient: shopEmail,
		reply_to: email,
		language: shopLanguage,
		subject: mailText(shopLanguage, "appointment.shop.subject", params),
		blocks: [
			{ type: "paragraph", text: mailText(shopLanguage, "appointment.shop.intro") },
			{
				type: "facts",
				facts: entryFacts(shopLanguage, [
					["reason", reason],
					["duration", duration],
					["branch", branch],
					...wishEntries(shopLanguage),
					["product", product],
					["name", request.name],
					["email", email],
					["phone", request.phone],
					["language", languageName(context, request.language)],
					["message", request.message],
				]),
			},
		],
	});
	const { language } = request;
	const toCustomer = composeMail(context, {
		kind: "appointment.customer",
		recipient: email,
		reply_to: shopEmail,
		language,
		subject: mailText(language, "appointment.customer.subject", params),
		blocks: [
			{ type: "paragraph", text: mailText(language, "appointment.customer.intro", params) },
			{ type: "facts", facts: entryFacts(language, [["duration", duration], ...wishEntries(language)]) },
			{ type: "paragraph", text: mailText(language, "appointment.customer.outro", params) },
		],
	});
	return [toCustomer, toShop];
}

/** A wish as the language writes it, by the branch's clock: "Dienstag, 1. Dezember 2026, 10:30". */
function wishText({ date, time }: AppointmentWish, language: Language): string {
	const day = new Intl.DateTimeFormat(regionOf(language), { dateStyle: "full", timeZone: "UTC" });
	return `${day.format(Date.parse(date))}, ${time}`;
}
