import { describe, expect, it } from "vitest";
import { emailProblems, optionalText, requiredCheckbox, requiredText } from "#core/forms/field-rules.ts";
import { type FieldValidator, fieldValidity } from "#core/forms/field-validity.ts";

const even: FieldValidator<number> = (value) => value % 2 === 0 || "Bitte eine gerade Zahl";
const valid = { valid: true, message: "" };
const invalid = { valid: false, message: "Please fill in this field" };

describe("fieldValidity", () => {
	it("R-FORM-02 uses the browser's own validity and message", () => {
		expect(fieldValidity("", valid)).toEqual({ valid: true });
		expect(fieldValidity("", invalid)).toEqual({ valid: false, message: "Please fill in this field" });
	});

	it.each([valid, invalid])(
		"R-FORM-02 uses a custom validator in the place of the browser's %o",
		(browser) => {
			expect(fieldValidity(2, browser, even)).toEqual({ valid: true });
			expect(fieldValidity(3, browser, even)).toEqual({ valid: false, message: "Bitte eine gerade Zahl" });
		},
	);
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
