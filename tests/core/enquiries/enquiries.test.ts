import { describe, expect, it } from "vitest";
import { availabilityRequest } from "#core/enquiries/availability-request.ts";
import { contactMessage } from "#core/enquiries/contact-message.ts";
import {
	newsletterMessageKeys,
	newsletterOutcome,
	newsletterSubscription,
} from "#core/enquiries/newsletter.ts";
import { ratingPayload } from "#core/enquiries/rating.ts";
import { withdrawalPayload } from "#core/enquiries/withdrawal.ts";
import type { FieldProblem } from "#core/forms/field-rules.ts";
import type { Result } from "#core/shared/result.ts";
import {
	contactFields,
	ratingFields,
	requestFields,
	sender,
	withdrawalFields,
} from "#tests/core/enquiries/enquiry-fixtures.ts";

const subject = { product: 1, variant: 54, personalization: { engraving: "Mia", font: "" } };

function problems(result: Result<unknown, readonly FieldProblem[]>) {
	return result.ok ? [] : result.error.map(({ field, key }) => `${field} ${key}`);
}

describe("contactMessage", () => {
	it("R-ORDER-08 contains the trimmed fields, page and honeypot", () => {
		const fields = {
			...contactFields,
			name: " M ",
			phone: " 1 ",
			branch: " U ",
			subject: " S ",
			honeypot: " bot",
		};
		expect(contactMessage(fields, sender, "/fr/contact")).toEqual({
			ok: true,
			value: {
				...sender,
				page: "/fr/contact",
				email: "mara@example.com",
				message: "Guten Tag",
				privacy: true,
				name: "M",
				phone: "1",
				branch: "U",
				subject: "S",
				honeypot: " bot",
			},
		});
	});

	it("R-FORM-03 requires e-mail, message and privacy, and nothing else", () => {
		expect(problems(contactMessage(contactFields, sender, "/"))).toEqual([]);
		const empty = { ...contactFields, email: "", message: " ", privacy: false };
		expect(problems(contactMessage(empty, sender, "/"))).toEqual([
			"email form.emailMissing",
			"message form.missing",
			"privacy form.notAccepted",
		]);
	});

	it("R-FORM-03 limits every text", () => {
		const long = "x".repeat(5001);
		const fields = { ...contactFields, message: long, name: long, phone: long, branch: long, subject: long };
		expect(problems(contactMessage(fields, sender, "/"))).toEqual(
			["name", "phone", "branch", "subject", "message"].map((field) => `${field} form.tooLong`),
		);
	});
});

describe("newsletterSubscription", () => {
	it("R-NEWS-02 R-ORDER-08 contains the trimmed e-mail and the consent", () => {
		expect(newsletterSubscription({ email: " a@b.de ", consent: true }, sender)).toEqual({
			ok: true,
			value: { ...sender, email: "a@b.de", consent: true },
		});
	});

	it.each([
		["", true, ["email newsletter.emailMissing"]],
		[" ", true, ["email newsletter.emailMissing"]],
		["a@", true, ["email form.emailInvalid"]],
		[`${"a".repeat(250)}@b.de`, true, ["email form.tooLong"]],
		["a@b.de", false, ["consent form.notAccepted"]],
	])("R-NEWS-02 refuses %o with consent %s", (email, consent, expected) => {
		expect(problems(newsletterSubscription({ email, consent }, sender))).toEqual(expected);
	});

	it.each([
		[200, "subscribed"],
		[204, "subscribed"],
		[299, "subscribed"],
		[300, "serverError"],
		[199, "serverError"],
		[400, "serverError"],
		[409, "duplicate"],
		[429, "tooMany"],
		[500, "serverError"],
		[null, "serverError"],
	] as const)("R-NEWS-02 maps the status %o to %s", (status, outcome) => {
		expect(newsletterOutcome(status)).toBe(outcome);
		expect(newsletterMessageKeys[outcome]).toMatch(/^newsletter\./);
	});
});

describe("availabilityRequest", () => {
	it("R-ORDER-03 contains the product, the entered data and the project", () => {
		expect(availabilityRequest(requestFields, subject, sender)).toEqual({
			ok: true,
			value: {
				...sender,
				product: 1,
				variant: 54,
				personalization: { engraving: "Mia" },
				email: "mara@example.com",
				privacy: true,
				name: "Mara",
				phone: "0711",
				message: "Wann?",
				branch: "Ulm",
				count: 2,
			},
		});
	});

	it("R-ORDER-03 requires e-mail and privacy", () => {
		const bare = { ...requestFields, name: "", phone: "", message: "", branch: "" };
		expect(problems(availabilityRequest(bare, subject, sender))).toEqual([]);
		expect(problems(availabilityRequest({ ...bare, email: "", privacy: false }, subject, sender))).toEqual([
			"email form.emailMissing",
			"privacy form.notAccepted",
		]);
	});

	it.each([0, -1, 1.5, 10_000, Number.NaN])("R-ORDER-03 refuses %o pieces", (count) => {
		expect(problems(availabilityRequest({ ...requestFields, count }, subject, sender))).toEqual([
			"count form.notACount",
		]);
	});

	it("R-ORDER-03 accepts 1 and 9,999 pieces and limits every text", () => {
		for (const count of [1, 9999]) {
			expect(problems(availabilityRequest({ ...requestFields, count }, subject, sender))).toEqual([]);
		}
		const long = "x".repeat(5001);
		const fields = { ...requestFields, name: long, phone: long, message: long, branch: long };
		expect(problems(availabilityRequest(fields, subject, sender))).toEqual(
			["name", "phone", "branch", "message"].map((field) => `${field} form.tooLong`),
		);
	});
});

describe("ratingPayload", () => {
	it("R-ORDER-04 contains product, rating, project and the entered data", () => {
		expect(ratingPayload(ratingFields, 7, sender)).toEqual({
			ok: true,
			value: {
				...sender,
				product: 7,
				rating: 4,
				privacy: true,
				name: "Mara",
				comment: "Schön",
				order_number: "B-7",
			},
		});
	});

	it.each([null, 0, 6, 3.5, -1, Number.NaN])("R-ORDER-04 refuses the rating %o", (rating) => {
		expect(problems(ratingPayload({ ...ratingFields, rating }, 7, sender))).toEqual([
			"rating rating.missing",
		]);
	});

	it.each([1, 2, 3, 4, 5])("R-ORDER-04 accepts the rating %i", (rating) => {
		expect(problems(ratingPayload({ ...ratingFields, rating }, 7, sender))).toEqual([]);
	});

	it("R-ORDER-04 requires privacy and limits every text", () => {
		const long = "x".repeat(5001);
		const fields = { ...ratingFields, privacy: false, name: long, comment: long, order_number: long };
		expect(problems(ratingPayload(fields, 7, sender))).toEqual([
			"name form.tooLong",
			"comment form.tooLong",
			"order_number form.tooLong",
			"privacy form.notAccepted",
		]);
	});
});

describe("withdrawalPayload", () => {
	it("R-ORDER-08 contains name, order reference, e-mail and items", () => {
		expect(withdrawalPayload(withdrawalFields, sender)).toEqual({
			ok: true,
			value: { ...sender, name: "Mara", order_reference: "B-7", email: "mara@example.com", items: "Uhr" },
		});
		expect(problems(withdrawalPayload({ ...withdrawalFields, items: "" }, sender))).toEqual([]);
	});

	it("R-ORDER-08 requires name, order reference and e-mail and limits every text", () => {
		const fields = { name: "", order_reference: " ", email: "", items: "x".repeat(5001) };
		expect(problems(withdrawalPayload(fields, sender))).toEqual([
			"name form.missing",
			"order_reference form.missing",
			"email form.emailMissing",
			"items form.tooLong",
		]);
	});
});
