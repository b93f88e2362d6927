import { describe, expect, it } from "vitest";
import { appointmentRequest } from "#core/enquiries/appointment-request.ts";
import { availabilityRequest } from "#core/enquiries/availability-request.ts";
import { contactMessage } from "#core/enquiries/contact-message.ts";
import { newsletterSubscription } from "#core/enquiries/newsletter.ts";
import { ratingPayload } from "#core/enquiries/rating.ts";
import { withdrawalPayload } from "#core/enquiries/withdrawal.ts";
import { type Enquiries, withdrawalUnknownKey } from "#core/ports/enquiries.ts";
import type { Result } from "#core/shared/result.ts";
import {
	appointmentFields,
	contactFields,
	ratingFields,
	requestFields,
	sender,
	withdrawalFields,
} from "#tests/core/enquiries/enquiry-fixtures.ts";

/** An enquiries adapter with control over its service. */
export interface EnquiriesHarness {
	readonly enquiries: Enquiries;
	/** Returns the bodies that the service accepted, the oldest first. */
	taken(): Promise<readonly unknown[]>;
	/** Makes the service fail, or work again. */
	setDown(down: boolean): Promise<void>;
}

function valid<Payload>(result: Result<Payload, unknown>): Payload {
	if (!result.ok) throw new Error("The enquiry of the fixtures is not valid.");
	return result.value;
}

const subject = { product: 1, variant: null, personalization: null };
const message = valid(contactMessage(contactFields, sender, "/kontakt"));
const subscription = valid(newsletterSubscription({ email: "a@b.de", consent: true }, sender));
const request = valid(availabilityRequest(requestFields, subject, sender));
const appointment = valid(appointmentRequest(appointmentFields, sender));
const rating = valid(ratingPayload(ratingFields, 1, sender));
const withdrawal = valid(withdrawalPayload(withdrawalFields, sender));

/** Tests an enquiries adapter; `start` creates one on an empty service. */
export function enquiriesSuite(name: string, start: () => Promise<EnquiriesHarness>): void {
	describe(`${name} sends`, () => {
		it("R-ORDER-08 a contact message", async () => {
			const { enquiries, taken, setDown } = await start();
			expect(await enquiries.sendMessage(message)).toEqual({ outcome: "ok" });
			expect(await taken()).toEqual([message]);
			await setDown(true);
			const response = await enquiries.sendMessage(message);
			expect(response).toEqual({ outcome: "failed", messageKey: "error.postContact" });
		});

		it("R-NEWS-02 R-ORDER-08 a newsletter sign-up, reporting a second one as a duplicate", async () => {
			const { enquiries, taken, setDown } = await start();
			expect(await enquiries.subscribe(subscription)).toBe("subscribed");
			expect(await enquiries.subscribe(subscription)).toBe("duplicate");
			expect(await enquiries.subscribe({ ...subscription, email: "c@d.de" })).toBe("subscribed");
			expect(await taken()).toHaveLength(2);
			await setDown(true);
			expect(await enquiries.subscribe(subscription)).toBe("serverError");
		});

		it("R-ORDER-03 R-ERR-01 an availability request", async () => {
			const { enquiries, taken, setDown } = await start();
			expect(await enquiries.requestAvailability(request)).toEqual({ outcome: "ok" });
			expect(await taken()).toEqual([request]);
			await setDown(true);
			const response = await enquiries.requestAvailability(request);
			expect(response).toMatchObject({ outcome: "failed", error: { message: "Could not post request" } });
		});

		it("B-USE-15 a request for an appointment", async () => {
			const { enquiries, taken, setDown } = await start();
			expect(await enquiries.requestAppointment(appointment)).toEqual({ outcome: "ok" });
			expect(await taken()).toEqual([appointment]);
			await setDown(true);
			const response = await enquiries.requestAppointment(appointment);
			expect(response).toEqual({ outcome: "failed", messageKey: "error.postAppointment" });
		});

		it("R-ORDER-04 R-ERR-01 a rating", async () => {
			const { enquiries, taken, setDown } = await start();
			expect(await enquiries.rate(rating)).toEqual({ outcome: "ok" });
			expect(await taken()).toEqual([rating]);
			await setDown(true);
			const response = await enquiries.rate(rating);
			expect(response).toMatchObject({ outcome: "failed", error: { message: "Could not post rating" } });
		});

		it("R-ORDER-08 a withdrawal, with the time of its receipt", async () => {
			const { enquiries, taken, setDown } = await start();
			const received_at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
			expect(await enquiries.withdraw(withdrawal)).toEqual({ outcome: "ok", received_at });
			expect(await taken()).toEqual([withdrawal]);
			await setDown(true);
			const response = await enquiries.withdraw(withdrawal);
			expect(response).toEqual({ outcome: "failed", messageKey: withdrawalUnknownKey });
		});
	});
}
