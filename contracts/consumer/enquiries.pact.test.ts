import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { contract } from "./contract.ts";
import {
	appointment,
	fails,
	message,
	open,
	rating,
	request,
	sells,
	state,
	subscription,
	tooMuch,
	unknown,
	withdrawal,
} from "./examples.ts";
import { fieldErrors, typesOf, word } from "./matchers.ts";

const { regex } = MatchersV3;

const emailInvalid = [{ field: "email", key: "form.emailInvalid", params: {} }];

/** An example of a refused enquiry. */
const wrongEmail = { wrong: { email: "shopper" }, problems: emailInvalid };

const calls = [
	[
		"R-ORDER-03",
		"an availability request",
		{
			path: "/ecom/request",
			body: request,
			...wrongEmail,
			failure: { error: fails("Could not post request") },
			send: "requestAvailability",
		},
	],
	[
		"B-USE-15",
		"a request for an appointment",
		{
			path: "/ecom/appointment",
			body: appointment,
			...wrongEmail,
			failure: { messageKey: "error.postAppointment" },
			send: "requestAppointment",
		},
	],
	[
		"R-ORDER-04",
		"a rating",
		{
			path: "/ecom/rating",
			body: rating,
			wrong: { privacy: false },
			problems: [{ field: "privacy", key: "form.notAccepted", params: {} }],
			failure: { error: fails("Could not post rating") },
			send: "rate",
		},
	],
	[
		"R-ORDER-08",
		"a contact message",
		{
			path: "/ecom/contact",
			body: message,
			...wrongEmail,
			failure: { messageKey: "error.postContact" },
			send: "sendMessage",
		},
	],
] as const;

describe("POST /ecom/request, /ecom/appointment, /ecom/rating and /ecom/contact", () => {
	it.each(calls)("%s takes %s", async (_, what, { path, body, send }) => {
		const answer = { status: word("ok") };
		const given = [open, sells()];
		await contract(
			{ path, name: what, given, body: typesOf(body), status: 200, answer },
			async ({ enquiries }) => {
				expect(await enquiries[send](body as never)).toEqual({ outcome: "ok" });
			},
		);
	});

	it.each(calls)("%s names the wrong field of %s", async (_, what, { path, problems, send, ...call }) => {
		const sent = { ...call.body, ...call.wrong };
		const answer = fieldErrors(problems[0].field, problems[0].key);
		const named = { path, name: `${what} with a wrong field`, given: [open, sells()], body: typesOf(sent) };
		await contract({ ...named, status: 400, answer }, async ({ enquiries }) => {
			expect(await enquiries[send](sent as never)).toEqual({ outcome: "field_errors", problems });
		});
	});

	it.each(calls)("%s refuses %s beyond the rate limit", async (_, what, { path, body, send, failure }) => {
		const answer = { status: word("rate_limited") };
		const given = [open, sells(), tooMuch(path)];
		const named = { path, name: `${what} beyond the rate limit`, given, body: typesOf(body) };
		await contract({ ...named, status: 429, answer }, async ({ enquiries }) => {
			expect(await enquiries[send](body as never)).toEqual({ outcome: "failed", ...failure });
		});
	});
});

describe("POST /ecom/newsletter", () => {
	const call = { path: "/ecom/newsletter", body: typesOf(subscription) };

	it("R-ORDER-08 takes a sign-up", async () => {
		const example = { ...call, name: "a newsletter sign-up", given: [open], status: 200 };
		await contract({ ...example, answer: { status: word("ok") } }, async ({ enquiries }) => {
			expect(await enquiries.subscribe(subscription)).toBe("subscribed");
		});
	});

	it("R-ORDER-08 R-NEWS-02 answers that an address is signed up already", async () => {
		const given = [open, state("the newsletter knows the address")];
		const example = { ...call, name: "a newsletter sign-up of a known address", given, status: 409 };
		await contract(example, async ({ enquiries }) => {
			expect(await enquiries.subscribe(subscription)).toBe("duplicate");
		});
	});

	it("R-ORDER-08 R-NEWS-02 refuses sign-ups beyond the rate limit", async () => {
		const given = [open, tooMuch(call.path)];
		const example = { ...call, name: "a newsletter sign-up beyond the rate limit", given, status: 429 };
		await contract(example, async ({ enquiries }) => {
			expect(await enquiries.subscribe(subscription)).toBe("tooMany");
		});
	});
});

describe("POST /ecom/withdrawal", () => {
	const path = "/ecom/withdrawal";

	it("R-ORDER-08 B-LAW-02 receives a withdrawal, whether or not there is such an order", async () => {
		const received_at = "2026-11-21T08:00:00.000Z";
		const time = regex(
			"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?(Z|[+-]\\d\\d:\\d\\d)$",
			received_at,
		);
		const example = {
			path,
			name: "a withdrawal from an order that nobody knows",
			given: [open, unknown],
			body: typesOf(withdrawal),
			status: 200,
			answer: { status: word("ok"), received_at: time },
		};
		await contract(example, async ({ enquiries }) => {
			expect(await enquiries.withdraw(withdrawal)).toEqual({ outcome: "ok", received_at });
		});
	});

	it("R-ORDER-08 names the wrong field of a withdrawal", async () => {
		const sent = { ...withdrawal, email: "shopper" };
		const answer = fieldErrors("email", "form.emailInvalid");
		const named = { path, name: "a withdrawal with a wrong field", given: [open], body: typesOf(sent) };
		await contract({ ...named, status: 400, answer }, async ({ enquiries }) => {
			expect(await enquiries.withdraw(sent)).toEqual({ outcome: "field_errors", problems: emailInvalid });
		});
	});
});
