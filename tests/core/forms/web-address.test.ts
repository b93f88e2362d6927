import { describe, expect, it } from "vitest";
import { emptyAddress } from "#core/checkout/address.ts";
import { addressProblems } from "#core/checkout/address-rules.ts";
import { appointmentRequest } from "#core/enquiries/appointment-request.ts";
import { availabilityRequest } from "#core/enquiries/availability-request.ts";
import { contactMessage } from "#core/enquiries/contact-message.ts";
import { ratingPayload } from "#core/enquiries/rating.ts";
import { withdrawalPayload } from "#core/enquiries/withdrawal.ts";
import type { FieldProblem } from "#core/forms/field-rules.ts";
import { optionalName, requiredName } from "#core/forms/web-address.ts";
import { personalizationProblem } from "#core/product-page/engraving.ts";
import type { Result } from "#core/shared/result.ts";

describe("a name", () => {
	it.each([
		"Schmuck.de GmbH & Co. KG",
		"Prof.Dr. Meier",
		"Dr.-Ing. Li",
		"J.R.R. Tolkien",
		"Müller & Söhne",
		"Müller&Söhne GmbH&Co.KG",
		"@home GmbH",
		"Amazon.com",
		"Fa.Meier/Müller",
		"fa.meier/söhne",
		"Dr.Wu/Dr.Li",
		"c.meier/d.huber",
		"Hauptstr.5",
		"Hauptstr.5/7",
		"Str.d.17.Juni 135/2.OG",
		"St.Gallen",
		"St.Gallen/SG",
		"c/o Awww. e.V.",
		"Haus 3: Hof",
		"Gilt: ja?",
		"O'Brien #5",
		"Nr.3?",
	])("B-SEC-06 is accepted unchanged: %s", (text) => {
		expect(requiredName("name", text)).toEqual([]);
		expect(optionalName("name", text)).toEqual([]);
	});

	it.each([
		"GEWINN https://evil.example",
		"HTTP:evil.example",
		"ftp:evil.example",
		"tg://resolve",
		"Mehr auf www.evil.example",
		"WWW.EVIL.EXAMPLE",
		"evil.shop/gewinn",
		"Jetzt evil.com?x=1",
		"evil.de:8080/x",
		"evil.org#gewinn",
		"gewinn-größe.de/%41",
	])("B-SEC-06 must not contain a web address: %s", (text) => {
		const refused = [{ field: "name", key: "form.webAddress", params: {} }];
		expect(requiredName("name", text)).toEqual(refused);
		expect(optionalName("name", text)).toEqual(refused);
	});
});

describe("every form that asks for a name", () => {
	const name = "Gewinn! https://evil.example";
	const sender = { project: "juwelier.example", language: "de" } as const;
	const given = { name, email: "mara@example.com", phone: "", branch: "", message: "", privacy: true };
	const subject = { product: 1, variant: null, personalization: null };
	const wishes = [{ date: "2031-03-03", time: "10:00" }];
	const refused = (made: Result<unknown, readonly FieldProblem[]>) => (made.ok ? [] : made.error);

	it.each([
		["contact", contactMessage({ ...given, subject: "", message: "x", honeypot: "" }, sender, "/kontakt")],
		["request", availabilityRequest({ ...given, count: 1 }, subject, sender)],
		["rating", ratingPayload({ ...given, rating: 5, comment: "", order_number: "" }, 1, sender)],
		["withdrawal", withdrawalPayload({ ...given, order_reference: "26-1", items: "" }, sender)],
		[
			"appointment",
			appointmentRequest(
				{ ...given, branch: "Ulm", reason: "Uhr", duration: 30, wishes, product: null },
				sender,
			),
		],
	])("B-SEC-06 rejects a web address in it: %s", (_, made) => {
		expect(refused(made)).toEqual([expect.objectContaining({ field: "name", key: "form.webAddress" })]);
	});

	it("B-SEC-06 rejects one in each line of a postal address", () => {
		const text = "www.evil.example";
		const lines = {
			company: text,
			given_name: text,
			family_name: text,
			street: text,
			number: text,
			city: text,
		};
		const found = addressProblems("to", {
			...emptyAddress,
			...lines,
			phone: text,
			country_code: "IE",
			zip_code: "",
		});
		const fields = found.filter(({ key }) => key === "form.webAddress").map(({ field }) => field);
		expect(fields).toEqual([...Object.keys(lines), "phone"].map((line) => `to.${line}`));
	});

	it("B-SEC-06 rejects one in an engraving, and accepts a line that ends with a full stop", () => {
		const field = {
			name: "text",
			display_name: "Gravur",
			type: "text",
			required: false,
			options: [],
			max_length: 40,
		};
		const found = (text: string) => personalizationProblem(field as never, text)?.key ?? null;
		expect(found("www.evil.example")).toBe("form.webAddress");
		expect(found("A.+B. 1.5.2031")).toBeNull();
	});
});
