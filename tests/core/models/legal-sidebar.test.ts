import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { createPhoneNumbers } from "#adapters/memory/phone-numbers.ts";
import type { Company } from "#core/content/company.ts";
import { vatLabelKey, writtenVatId } from "#core/legal/vat-label-key.ts";
import { legalSidebar, registerKeys } from "#core/models/legal-sidebar.ts";

const company: Company = {
	company_name: "Juwelier Sternau GmbH",
	display_name: "Juwelier Sternau",
	legal_form: "gmbh",
	executives: [{ name: "Clara Sternau" }, { name: " " }, { name: "Jonas Sternau" }],
	addresses: [
		{
			address_type: "hq",
			street: "Goldgasse",
			number: "7",
			zip_code: "50667",
			city: "Köln",
			country_code: null,
			region: null,
		},
		{
			address_type: "federal_office",
			street: "Nebenweg",
			number: "1",
			zip_code: "10115",
			city: "Berlin",
			country_code: null,
			region: null,
		},
	],
	emails: [
		{ email: "info@example.com", primary: false },
		{ email: "haus@example.com", primary: true },
	],
	numbers: [
		{ number: "0221 1111111", type: "phone", primary: false },
		{ number: "0221 2222222", type: "fax", primary: true },
		{ number: "0151 33333333", type: "mobile", primary: true },
	],
	registers: [{ register_type: "HRB", number: "12345", registrar: "Amtsgericht Köln" }],
	ust_id: "DE123456789",
	vat_number: "214/5678/1234",
};

function sidebar(fields: Partial<Company> = {}, siteCountry = "DE") {
	const phones = createPhoneNumbers(createMemoryLogger());
	return legalSidebar({ ...company, ...fields }, { host: null, mediator: null }, phones, siteCountry, "en");
}

describe("legalSidebar", () => {
	it("R-LEGAL-02 has the registered name, street with number, and postcode with city of the first address", () => {
		expect(sidebar()).toMatchObject({
			company_name: "Juwelier Sternau GmbH",
			street: "Goldgasse 7",
			city: "50667 Köln",
		});
	});

	it("R-LEGAL-04 R-PHONE-01 parses numbers in the first address's country, otherwise in the site's", () => {
		const numbers = [
			{ number: "044 668 18 00", type: "phone", primary: true },
			{ number: "044 668 18 01", type: "fax", primary: true },
		] as const;
		const abroad = { ...company.addresses[0], city: "Zürich", country_code: "CH" };
		expect(sidebar({ numbers, addresses: [abroad] })).toMatchObject({
			city: "50667 Zürich, Switzerland",
			phone: { href: "tel:+41446681800" },
			fax: { text: "+41 446681801", href: null },
		});
		expect(sidebar({ numbers }, "CH")).toMatchObject({
			city: "50667 Köln",
			phone: { href: "tel:+41446681800" },
		});
	});

	it.each([
		["hq", "legal.address.hq"],
		["federal_office", "legal.address.federal_office"],
		["branch", null],
		["", null],
		[null, null],
	])("R-LEGAL-02 labels the address type %j with %s", (address_type, key) => {
		expect(sidebar({ addresses: [{ ...company.addresses[0], address_type }] }).addressLabelKey).toBe(key);
	});

	it.each([
		["single", "legal.form.single"],
		["ev", "legal.form.ev"],
		["bag", "legal.form.bag"],
		["gmbh", "legal.form.other"],
		["", "legal.form.other"],
		["constructor", "legal.form.other"],
	])("R-LEGAL-03 heads the executives of the legal form %j with %s", (legal_form, key) => {
		const { formKey, executives } = sidebar({ legal_form });
		expect(formKey).toBe(key);
		expect(executives).toEqual(["Clara Sternau", "Jonas Sternau"]);
	});

	it.each([
		["bag", "legal.form.bag"],
		["single", null],
		["ev", null],
		["gmbh", null],
	])(
		"R-LEGAL-03 without executives keeps the heading of %j only if it states a legal form: %s",
		(legal_form, key) => {
			for (const executives of [[], [{ name: " " }]])
				expect(sidebar({ legal_form, executives })).toMatchObject({ formKey: key, executives: [] });
		},
	);
});

describe("legalSidebar's contact and numbers", () => {
	it("R-LEGAL-04 has the primary phone or mobile number, fax and e-mail", () => {
		const { phone, fax, email } = sidebar();
		expect(phone).toEqual({ text: "+49 15133333333", href: "tel:+4915133333333", valid: true });
		expect(fax).toEqual({ text: "+49 2212222222", href: null, valid: true });
		expect(email).toBe("haus@example.com");
	});

	it("R-LEGAL-04 has null for what the company lacks", () => {
		expect(sidebar({ numbers: [], emails: [], registers: [], ust_id: null, vat_number: " " })).toMatchObject({
			phone: null,
			fax: null,
			email: null,
			registers: [],
			ust_id: null,
			vat_number: null,
		});
	});

	it("R-LEGAL-04 has register entries, VAT identification number and tax number", () => {
		expect(sidebar()).toMatchObject({
			registers: [{ register_type: "HRB", number: "12345", registrar: "Amtsgericht Köln" }],
			ust_id: "DE123456789",
			vat_number: "214/5678/1234",
		});
	});
});

it.each([
	["DE999999999", "legal.ust_id"],
	["ATU12345678", "legal.vatId"],
	["FR40303265045", "legal.vatId"],
	["CHE-123.456.789 MWST", "legal.uid"],
])("B-LAW-17 R-LEGAL-04 %s has the label of its country's law: %s", (vatId, key) => {
	expect(vatLabelKey(vatId)).toBe(key);
});

it.each([
	["CHE-123.456.789 MWST", "CHE-123.456.789 TVA"],
	["CHE123456789TVA", "CHE123456789TVA"],
	["FR40303265045", "FR40303265045"],
])("B-LAW-17 R-LEGAL-04 %s is written in French as %s", (vatId, written) => {
	expect(writtenVatId(vatId, "TVA")).toBe(written);
});

it.each([
	["CH", "legal.register", "legal.commercialRegister"],
	["LI", "legal.register", "legal.commercialRegister"],
	["LU", "legal.register", "legal.commercialRegister"],
	["FR", "legal.register", "legal.commercialRegister"],
	["DE", "legal.register", "legal.registrar"],
	["AT", "legal.firmenbuchNumber", "legal.firmenbuchCourt"],
])("B-LAW-17 R-LEGAL-04 a register in %s has the labels of its law", (country, heading, registrar) => {
	expect(registerKeys(country)).toEqual({ heading, registrar });
});
