import type { AppointmentBranch } from "#core/appointments/appointment-branch.ts";
import type { AppointmentWish } from "#core/appointments/appointment-times.ts";
import { calendarFile } from "#core/appointments/calendar-file.ts";
import type { AppointmentRequest } from "#core/enquiries/appointment-request.ts";
import { readableEmail } from "#core/internet/readable-domain.ts";
import { type Language, regionOf } from "#core/language/language.ts";
import { languageName } from "#core/language/language-name.ts";
import type { ServiceContext } from "../service-context.ts";
import { type Addressee, mailsToBoth, shopName } from "./compose-mail.ts";
import { type Entry, entryFacts } from "./enquiry-mails.ts";
import type { Mail, MailAttachment } from "./mail.ts";
import { mailText } from "./mail-texts.ts";

/** The subject and place of an appointment, from the catalogue. */
export interface AppointmentSubject {
	/** The product's name; "" without one. */
	readonly product: string;
	/** Null if the catalogue does not contain it. */
	readonly branch: AppointmentBranch | null;
}

/**
 * Creates the mail that forwards an appointment request to the shop, and the mail that confirms its receipt to the
 * customer. The customer's mail contains no entered text, because anybody may have entered the address.
 */
export function appointmentMails(
	context: ServiceContext,
	request: AppointmentRequest,
	{ product, branch: at }: AppointmentSubject,
): readonly Mail[] {
	const { reason, duration, branch, wishes, email, language } = request;
	const params = { reason, branch };
	const entered = (to: Addressee, own: Language): readonly Entry[] => {
		const wished = wishes.map((wish, place) => [`wish${place + 1}`, wishText(wish, own)] as const);
		if (to === "customer") return [["duration", duration], ...wished];
		return [
			["reason", reason],
			["duration", duration],
			["branch", branch],
			...wished,
			["product", product],
			["name", request.name],
			["email", readableEmail(email)],
			["phone", request.phone],
			["language", languageName(language, context.shopLanguage)],
			["message", request.message],
		];
	};
	const outro = {
		type: "paragraph",
		text: mailText(language, "appointment.customer.outro", { shop: shopName(context), ...params }),
	} as const;
	return mailsToBoth(context, {
		kind: "appointment",
		email,
		language,
		params: () => params,
		blocks: (to, own) => [
			{ type: "facts", facts: entryFacts(own, entered(to, own)) },
			...(to === "customer" ? [outro] : []),
		],
		attachments: at ? calendarOf(context, request, at) : [],
	});
}

/**
 * Returns the requested times as a calendar file with names from the catalogue; none if the branch's hours are
 * unknown.
 */
function calendarOf(
	context: ServiceContext,
	{ wishes, duration, language }: AppointmentRequest,
	{ name, street, city, schedule }: AppointmentBranch,
): readonly MailAttachment[] {
	if (schedule === null) return [];
	const shop = shopName(context);
	const entry = {
		summary: mailText(language, "appointment.customer.event", { branch: name }),
		location: `${name}, ${street}, ${city}`,
		description: mailText(language, "appointment.customer.description", { shop }),
		wishes,
		minutes: duration,
		time_zone: schedule.time_zone,
	};
	return [
		{
			name: mailText(language, "appointment.file"),
			type: "text/calendar; charset=utf-8; method=PUBLISH",
			text: calendarFile(entry, context.catalogue().project, context.now().getTime()),
		},
	];
}

/** Formats a requested time in a language, in the branch's local time: "Dienstag, 1. Dezember 2026, 10:30". */
function wishText({ date, time }: AppointmentWish, language: Language): string {
	const day = new Intl.DateTimeFormat(regionOf(language), { dateStyle: "full", timeZone: "UTC" });
	return `${day.format(Date.parse(date))}, ${time}`;
}
