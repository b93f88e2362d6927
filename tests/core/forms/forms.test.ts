import { describe, expect, it } from "vitest";
import { emailProblems } from "#core/forms/email-address.ts";
import { optionalText, problem, requiredCheckbox, requiredText } from "#core/forms/field-rules.ts";
import { formProblems, noProblems, withoutField } from "#core/forms/form-problems.ts";

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

	it.each([valid, invalid])(
		"R-FORM-02 uses a custom validator in the place of the browser's %o",
		(browser) => {
			expect(formProblems([], [browser], ["count"])).toEqual([]);
			expect(formProblems([odd], [browser], ["count"])).toEqual([odd]);
		},
	);

	it("R-FORM-02 says one thing of a field, the form's own rule first", () => {
		const subject = { name: "subject", valid: false, message: "Too short" };
		expect(formProblems([odd], [subject, subject, invalid])).toEqual([
			odd,
			problem("subject", "form.browser", { message: "Too short" }),
		]);
	});

	it("leaves out what has no name, since nothing of it is sent", () => {
		expect(formProblems([], [{ ...invalid, name: "" }])).toEqual([]);
	});
});

describe("withoutField", () => {
	const found = { list: [problem("email", "form.missing"), problem("name", "form.missing")], isNew: true };

	it("clears a corrected field and asks for the focus no more", () => {
		expect(withoutField(found, "email")).toEqual({ list: [problem("name", "form.missing")], isNew: false });
	});

	it("is the same where nothing was said of the field", () => {
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
		[`${"a".repeat(243)}@example.com`, "form.tooLong"],
	])("R-NEWS-02 refuses the e-mail %o", (email, key) => {
		expect(emailProblems("email", email).map((found) => [found.field, found.key])).toEqual([["email", key]]);
	});

	it.each([
		"mara@example.com",
		" mara.o'neill+shop@sub.example.co.uk ",
		"a@b",
		`${"a".repeat(242)}@example.com`,
	])("R-NEWS-02 takes the e-mail %o", (email) => {
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
