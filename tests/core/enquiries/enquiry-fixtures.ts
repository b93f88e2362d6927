import type { AppointmentFields } from "#core/enquiries/appointment-request.ts";
import type { RequestFields } from "#core/enquiries/availability-request.ts";
import type { ContactFields } from "#core/enquiries/contact-message.ts";
import type { RatingFields } from "#core/enquiries/rating.ts";
import type { WithdrawalFields } from "#core/enquiries/withdrawal.ts";

export const sender = { project: "juwelier.example", language: "fr" } as const;

export const contactFields: ContactFields = {
	email: " mara@example.com ",
	message: " Guten Tag ",
	privacy: true,
	name: "",
	phone: "",
	branch: "",
	subject: "",
	honeypot: "",
};

export const requestFields: RequestFields = {
	email: " mara@example.com ",
	privacy: true,
	name: " Mara ",
	phone: " 0711 ",
	message: " Wann? ",
	branch: " Ulm ",
	count: 2,
};

export const ratingFields: RatingFields = {
	rating: 4,
	privacy: true,
	name: " Mara ",
	comment: " Schön ",
	order_number: " B-7 ",
};

export const withdrawalFields: WithdrawalFields = {
	name: " Mara ",
	order_reference: " B-7 ",
	email: " mara@example.com ",
	items: " Uhr ",
};

/** A single wish, with a product. */
export const appointmentFields: AppointmentFields = {
	reason: "Verlobungsring",
	duration: 60,
	branch: "Sternau Mitte",
	wishes: [{ date: "2026-12-01", time: "10:30" }],
	name: "Mara",
	email: "mara@example.com",
	phone: "",
	message: "",
	privacy: true,
	product: null,
};
