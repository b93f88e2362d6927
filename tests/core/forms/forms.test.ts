import { describe, expect, it } from "vitest";
import { emailProblems, machineEmail } from "#core/forms/email-address.ts";
import { optionalText, problem, requiredCheckbox, requiredText } from "#core/forms/field-rules.ts";
import { formProblems, noProblems, withoutField } from "#core/forms/form-problems.ts";
import { wholeNumber } from "#core/forms/whole-number.ts";

describe("formProblems", () => {
	const valid = { name: "count", valid: true, message: "" };
	const invalid = { name: "count", valid: false, message: "Please fill in this field" };
	const odd = problem("count", "form.notACount", { max: 9 });

	it("R-FORM-02 uses the browser's own validity and message", () => {
		expect(formProblems([], [valid])).toEqual([]);
		expect(formProblems([], [invalid])).toEqual([
			problem("count", "form.browser", { message: "Please fill in this field" }),
		]);
	});

	it.each([valid, invalid])("R-FORM-02 uses a custom validator instead of the browser's %o", (browser) => {
		expect(formProblems([], [browser], ["count"])).toEqual([]);
		expect(formProblems([odd], [browser], ["count"])).toEqual([odd]);
	});

	it("R-FORM-02 reports one problem per field, the form's own rule first", () => {
		const subject = { name: "subject", valid: false, message: "Too short" };
		expect(formProblems([odd], [subject, subject, invalid])).toEqual([
			odd,
			problem("subject", "form.browser", { message: "Too short" }),
		]);
	});

	it("ignores fields without a name, which are not sent", () => {
		expect(formProblems([], [{ ...invalid, name: "" }])).toEqual([]);
	});
});

describe("withoutField", () => {
	const found = { list: [problem("email", "form.missing"), problem("name", "form.missing")], isNew: true };

	it("clears a corrected field and no longer requests the focus", () => {
		expect(withoutField(found, "email")).toEqual({ list: [problem("name", "form.missing")], isNew: false });
	});

	it("returns the same object if the field had no problem", () => {
		expect(withoutField(found, "phone")).toBe(found);
		expect(withoutField(noProblems, "email")).toBe(noProblems);
	});
});

describe("field rules", () => {
	it.each([
		["", "form.emailMissing"],
		["   ", "form.emailMissing"],
		["mara", "form.emailInvalid"],
		["mara@", "form.emailInvalid"],
		["mara@example.com, b@example.com", "form.emailInvalid"],
		["mara@-example.com", "form.emailInvalid"],
		["mara@example..com", "form.emailInvalid"],
		["ma ra@example.com", "form.emailInvalid"],
		["a@b", "form.emailInvalid"],
		["mara@localhost", "form.emailInvalid"],
		["mara@example.1", "form.emailInvalid"],
		["mara@192.168.0.1", "form.emailInvalid"],
		["mara@0x7f.0x1", "form.emailInvalid"],
		["mara@example.com.", "form.emailInvalid"],
		["mara@müller", "form.emailInvalid"],
		["mara@müller.de/x", "form.emailInvalid"],
		["mara@müller.de:25", "form.emailInvalid"],
		["mära@müller.de", "form.emailInvalid"],
		["mara@xn--a.de", "form.emailInvalid"],
		[`${"a".repeat(243)}@example.com`, "form.tooLong"],
	])("R-NEWS-02 refuses the e-mail %o", (email, key) => {
		expect(emailProblems("email", email).map((found) => [found.field, found.key])).toEqual([["email", key]]);
	});

	it.each([
		"mara@example.com",
		"kunde@müller.de",
		"Kunde@MÜLLER.de",
		"kunde@xn--mller-kva.de",
		"kunde@straße.example",
		"kunde@例え.テスト",
		"kunde@büro.müller.example",
		" mara.o'neill+shop@sub.example.co.uk ",
		`${"a".repeat(242)}@example.com`,
	])("R-NEWS-02 accepts the e-mail %o", (email) => {
		expect(emailProblems("email", email)).toEqual([]);
	});

	it("R-FORM-03 distinguishes required from optional texts and ticked from unticked boxes", () => {
		expect(requiredText("name", " ")).toEqual([{ field: "name", key: "form.missing", params: {} }]);
		expect(requiredText("name", "Mara")).toEqual([]);
		expect(optionalText("name", "")).toEqual([]);
		expect(optionalText("name", ` ${"x".repeat(200)} `)).toEqual([]);
		const tooLong = [{ field: "name", key: "form.tooLong", params: { max: 200 } }];
		expect(optionalText("name", "x".repeat(201))).toEqual(tooLong);
		expect(requiredText("name", "x".repeat(201))).toEqual(tooLong);
		expect(requiredCheckbox("privacy", true)).toEqual([]);
		expect(requiredCheckbox("privacy", false)).toEqual([
			{ field: "privacy", key: "form.notAccepted", params: {} },
		]);
	});
});

describe("machineEmail", () => {
	it.each([
		["kunde@müller.de", "kunde@xn--mller-kva.de"],
		["Kunde@MÜLLER.de", "Kunde@xn--mller-kva.de"],
		["kunde@xn--mller-kva.de", "kunde@xn--mller-kva.de"],
		["mara@example.com", "mara@example.com"],
		["no address", "no address"],
	])("R-NEWS-02 converts %s to %s in ASCII", (typed, written) => {
		expect(machineEmail(typed)).toBe(written);
	});
});

describe("wholeNumber", () => {
	it.each([
		["1", 1],
		[" 12 ", 12],
		["007", 7],
	])("parses %o as %d", (text, number) => {
		expect(wholeNumber(text)).toBe(number);
	});

	it.each(["1e3", "0x1F", "0b11", "0o17", "1.5", "1,5", "-1", "+1", "", " ", "Infinity", "1_000", "٣"])(
		"rejects %o as a number",
		(text) => {
			expect(wholeNumber(text)).toBeNaN();
		},
	);
});
