import { describe, expect, it } from "vitest";
import { emptyAddress } from "#core/checkout/address.ts";
import { addressProblems } from "#core/checkout/address-rules.ts";
import { availabilityRequest } from "#core/enquiries/availability-request.ts";
import { contactMessage } from "#core/enquiries/contact-message.ts";
import { newsletterSubscription } from "#core/enquiries/newsletter.ts";
import { ratingPayload } from "#core/enquiries/rating.ts";
import { withdrawalPayload } from "#core/enquiries/withdrawal.ts";
import { emailProblems } from "#core/forms/email-address.ts";
import { type FieldProblem, optionalText, problem } from "#core/forms/field-rules.ts";
import { type Language, languages } from "#core/language/language.ts";
import type { Result } from "#core/shared/result.ts";
import { problemText } from "#ui/components/form/form.tsx";
import { allMessages } from "#ui/locales/all-messages.ts";
import { createTranslate } from "#ui/locales/create-translate.ts";

const sender = { project: "juwelier.example", language: "de" } as const;
const problemsOf = (made: Result<unknown, readonly FieldProblem[]>) => (made.ok ? [] : made.error);
const entered = { name: "", email: "", phone: "", message: "", branch: "", privacy: false } as const;
const germany = { ...emptyAddress, country_code: "DE", zip_code: "1" };

/** The catalogue section of each form, and its problems for missing or incomplete input. */
const forms = {
	checkout: [
		"checkout",
		[
			...emailProblems("customerEmail", ""),
			...addressProblems("shippingAddress", emptyAddress),
			...addressProblems("invoiceAddress", germany),
		],
	],
	contact: [
		"contactForm",
		problemsOf(contactMessage({ ...entered, subject: "", honeypot: "" }, sender, "/kontakt")),
	],
	request: [
		null,
		problemsOf(
			availabilityRequest(
				{ ...entered, count: 0 },
				{ product: 1, variant: null, personalization: null },
				sender,
			),
		),
	],
	rating: [
		null,
		problemsOf(ratingPayload({ ...entered, rating: null, comment: "", order_number: "" }, 1, sender)),
	],
	newsletter: ["newsletter", problemsOf(newsletterSubscription({ email: "", consent: false }, sender))],
	withdrawal: [
		"withdrawalForm",
		problemsOf(withdrawalPayload({ name: "", order_reference: "", email: "", items: "" }, sender)),
	],
} as const satisfies Record<string, readonly [string | null, readonly FieldProblem[]]>;

const translate = async (language: Language) => createTranslate(language, await allMessages[language]());

describe("the message of a field's problem", () => {
	it.each(
		Object.entries(forms).flatMap(([form, of]) => languages.map((language) => [form, language, of] as const)),
	)("in the form %s, in %s, is about this very field", async (_, language, [section, problems]) => {
		const t = await translate(language);
		expect(problems.length).toBeGreaterThan(1);
		const texts = problems.map((one) => problemText(one, t, { section, label: "LABEL" }));
		for (const text of texts) expect(text).not.toMatch(/LABEL|\{\{|^[a-z]+\.[a-zA-Z.]+$/);
	});

	it("names field and remedy in the form's words", async () => {
		const t = await translate("de");
		const said = (found: FieldProblem) => problemText(found, t, { section: "checkout", label: "Ort" });
		expect(said(problem("shippingAddress.given_name", "form.missing"))).toBe(
			"Bitte geben Sie Ihren Vornamen an.",
		);
		const [postcode] = addressProblems("invoiceAddress", germany).filter(({ field }) =>
			field.endsWith("zip_code"),
		);
		expect(postcode && said(postcode)).toBe("Bitte fünf Ziffern, zum Beispiel 26133.");
		const [long] = optionalText("shippingAddress.city", "x".repeat(201));
		expect(long && said(long)).toBe("Ort: Bitte kürzen Sie auf höchstens 200 Zeichen.");
	});

	it("uses the field's label if the form has no sentence for it, and general words without one", async () => {
		const t = await translate("de");
		const engraving = problem("personal-text", "form.missing");
		expect(problemText(engraving, t, { section: null, label: "Gravur" })).toBe(
			"Bitte füllen Sie aus: Gravur.",
		);
		const unknown = problem("constructor", "only.theServiceKnows");
		expect(problemText(unknown, t, { section: "checkout", label: null })).toBe(
			"Formular: Diese Angabe wurde nicht angenommen. Bitte prüfen Sie sie.",
		);
	});
});
