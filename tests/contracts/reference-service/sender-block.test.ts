import { describe, expect, it } from "vitest";
import { senderBlock } from "#contracts/reference-service/mails/sender-block.ts";
import type { Company } from "#core/content/company.ts";

const company = (number: string, country_code: string | null): Company => ({
	company_name: "Juwelier Sternau GmbH",
	display_name: "Juwelier Sternau",
	legal_form: "gmbh",
	executives: [],
	addresses: [
		{
			address_type: "hq",
			street: "Weg",
			number: "1",
			zip_code: "8001",
			city: "Ort",
			country_code,
			region: null,
		},
	],
	emails: [],
	numbers: [{ number, type: "phone", primary: true }],
	registers: [],
	ust_id: null,
	vat_number: null,
});

describe("the sender of a mail", () => {
	it.each([
		["044 668 18 00", "CH", "+41 44 668 18 00"],
		["030 23125 120", "DE", "+49 30 23125120"],
		["030 23125 120", null, "030 23125 120"],
	])("R-PHONE-01 shows the number %j of an address in %s as %s", (number, country, text) => {
		expect(senderBlock(company(number, country), "en")).toContain(`Telephone: ${text}`);
	});

	it.each([
		["CHE-123.456.789 MWST", "de", "MWST-Nummer (UID): CHE-123.456.789 MWST"],
		["CHE-123.456.789 MWST", "fr", "Numéro TVA (IDE)\u00a0: CHE-123.456.789 TVA"],
		["DE123456789", "de", "Umsatzsteuer-Identifikationsnummer: DE123456789"],
		["FR40303265045", "fr", "Numéro de TVA intracommunautaire\u00a0: FR40303265045"],
	] as const)(
		"B-LAW-17 B-LAW-18 shows the VAT number %s in %s like the imprint",
		(ust_id, language, text) => {
			expect(senderBlock({ ...company("1", "CH"), ust_id }, language)).toContain(text);
		},
	);

	it.each(["info@juwelier-müller.example", "info@xn--juwelier-mller-psb.example"])(
		"B-LAW-17 shows the e-mail address %s in its readable form",
		(email) => {
			const emails = [{ email, primary: true }];
			expect(senderBlock({ ...company("1", "CH"), emails }, "de")).toContain(
				"E-Mail: info@juwelier-müller.example",
			);
		},
	);

	it("B-USE-21 shows an address without house number and postcode as it is written", () => {
		const shop = company("1", "AE");
		const address = { ...shop.addresses[0], street: "Souk", number: "", zip_code: "", city: "Dubai" };
		expect(senderBlock({ ...shop, addresses: [address] }, "en")).toContain("Souk, Dubai");
	});
});
