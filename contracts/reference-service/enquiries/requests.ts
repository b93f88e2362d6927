import type { AppointmentWish } from "#core/appointments/appointment-times.ts";
import { offeredProblems } from "#core/appointments/offered-wishes.ts";
import { appointmentRequest } from "#core/enquiries/appointment-request.ts";
import { availabilityRequest } from "#core/enquiries/availability-request.ts";
import { contactMessage } from "#core/enquiries/contact-message.ts";
import { type FieldProblem, problem } from "#core/forms/field-rules.ts";
import { enteredProblems } from "#core/product-page/personalization.ts";
import { listedIn, offeredIn } from "../catalogue.ts";
import { appointmentMails } from "../mails/appointment-mails.ts";
import { contactMail, requestMail } from "../mails/enquiry-mails.ts";
import { fieldErrors, invalidField, ok, refusedBody, type ServiceResponse } from "../response.ts";
import type { ServiceContext } from "../service-context.ts";
import { shopDateAt } from "../shop-time.ts";
import { decodeAppointment, decodeContact, decodeRequest } from "./enquiry-schema.ts";
import { storeEnquiry } from "./store-enquiry.ts";

/** Handles POST /ecom/request: forwards an availability request to the shop. */
export async function receiveRequest(context: ServiceContext, body: unknown): Promise<ServiceResponse> {
	const decoded = decodeRequest(body);
	if (!decoded.ok) return refusedBody(decoded.error);
	const request = availabilityRequest(decoded.value, decoded.value, decoded.value);
	if (!request.ok) return fieldErrors(request.error);
	const catalogue = context.catalogue();
	if (request.value.project !== catalogue.project) return invalidField("project");
	const { product, variant, personalization } = request.value;
	const listed = listedIn(catalogue, product);
	if (!listed) return invalidField("product");
	// A request needs neither a chosen variant nor the fields that an order requires.
	const subject = variant === null ? { product: listed, variant } : offeredIn(catalogue, product, variant);
	if (!subject) return invalidField("variant");
	const wrong = enteredProblems(listed.personalization?.fields ?? [], personalization);
	if (wrong.length > 0)
		return fieldErrors(wrong.map((one) => ({ ...one, field: `personalization.${one.field}` })));
	await storeEnquiry(context, "request", request.value, () => [requestMail(context, request.value, subject)]);
	return ok();
}

/** The maximum time since an appointment was offered, in milliseconds: a request may have waited or be a retry. */
const waited = 60 * 60 * 1000;

/**
 * Handles POST /ecom/appointment: forwards a request to the shop and confirms its receipt to the customer. Times
 * outside the branch's hours, holidays included, are refused.
 */
export async function receiveAppointment(context: ServiceContext, body: unknown): Promise<ServiceResponse> {
	const decoded = decodeAppointment(body);
	if (!decoded.ok) return refusedBody(decoded.error);
	const request = appointmentRequest(decoded.value, decoded.value);
	if (!request.ok) return fieldErrors(request.error);
	const catalogue = context.catalogue();
	const { project, product, wishes, branch: name } = request.value;
	if (project !== catalogue.project) return invalidField("project");
	const listed = product === null ? null : listedIn(catalogue, product);
	if (product !== null && !listed) return invalidField("product");
	const branch = catalogue.branches.find((one) => one.name === name) ?? null;
	if (branch === null && catalogue.branches.length > 0) return invalidField("branch");
	const now = context.now().getTime();
	const wrong = branch?.schedule
		? offeredProblems(request.value, branch.schedule, now - waited, now)
		: pastProblems(wishes, shopDateAt({ now: new Date(now - waited), timeZone: context.timeZone }));
	if (wrong.length > 0) return fieldErrors(wrong);
	await storeEnquiry(context, "appointment", request.value, () =>
		appointmentMails(context, request.value, { product: listed?.display_name ?? "", branch }),
	);
	return ok();
}

/** Returns the problems of wishes before the shop's day `today`, "YYYY-MM-DD"; used if no opening hours are known. */
function pastProblems(wishes: readonly AppointmentWish[], today: string): readonly FieldProblem[] {
	return wishes.flatMap(({ date }, place) =>
		date < today ? [problem(`time${place + 1}`, "appointment.notOpen")] : [],
	);
}

/** Handles POST /ecom/contact: forwards a message to the shop; one with a filled honeypot is dropped silently. */
export async function receiveContact(context: ServiceContext, body: unknown): Promise<ServiceResponse> {
	const decoded = decodeContact(body);
	if (!decoded.ok) return refusedBody(decoded.error);
	const message = contactMessage(decoded.value, decoded.value, decoded.value.page);
	if (!message.ok) return fieldErrors(message.error);
	if (message.value.project !== context.catalogue().project) return invalidField("project");
	if (message.value.honeypot !== "") return ok();
	await storeEnquiry(context, "contact", message.value, () => [contactMail(context, message.value)]);
	return ok();
}
