import { describe, expect, it } from "vitest";
import { decodeSubmittedSender } from "#core/enquiries/submitted-sender.ts";

describe("the sender in a history entry", () => {
	it("R-ROUTE-13 is read as written", () => {
		const sender = { name: "Ada", email: "ada@example.org" };
		expect(decodeSubmittedSender({ ...sender, more: 1 })).toEqual({ ok: true, value: sender });
	});

	it.each([
		[null],
		[undefined],
		["Ada"],
		[{ name: "Ada" }],
		[{ name: 1, email: "a@b" }],
		[{ name: "x".repeat(201), email: "a@b" }],
		[{ name: "", email: `${"x".repeat(250)}@b.de` }],
		[Object.create({ name: "Ada", email: "a@b" })],
	])("R-ROUTE-13 B-SEC-04 refuses %j", (state) => {
		expect(decodeSubmittedSender(state).ok).toBe(false);
	});
});
