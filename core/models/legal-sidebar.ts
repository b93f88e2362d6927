import type { Company, CompanyRegister } from "#core/content/company.ts";
import type { ConsumerMediator, LegalData, SiteHost } from "#core/content/legal.ts";
import type { Language } from "#core/language/language.ts";
import type { PhoneDisplay, PhoneNumbers } from "#core/ports/phone-numbers.ts";
import { cityLine, countryOf, foreignCountry } from "#core/site/address-country.ts";
import { companyAddress, primaryFax, primaryPhone, shownEmail } from "#core/site/company-contact.ts";
import { streetLine } from "#core/text/street-line.ts";

/** The catalogue key of the heading above the executives' names (R-LEGAL-03). */
export type LegalFormKey = "legal.form.single" | "legal.form.ev" | "legal.form.bag" | "legal.form.other";

/** The catalogue key of an address's label (R-LEGAL-02). */
export type AddressLabelKey = "legal.address.hq" | "legal.address.federal_office";

/**
 * The catalogue keys of a register entry: its heading and the label of the register's keeper. The keeper is a court,
 * in Austria the Firmenbuch court, in Switzerland and Liechtenstein an office.
 */
export type RegisterKeys =
	| { readonly heading: "legal.register"; readonly registrar: "legal.registrar" | "legal.commercialRegister" }
	| { readonly heading: "legal.firmenbuchNumber"; readonly registrar: "legal.firmenbuchCourt" };

/** The content of the legal pages' sidebar (specification 2.2). */
export interface LegalSidebar {
	readonly company_name: string;
	/** Null for an address without a label. */
	readonly addressLabelKey: AddressLabelKey | null;
	/** Street and number. */
	readonly street: string;
	/** Postcode, city, and the country if it is not the site's own. */
	readonly city: string;
	/** Null if the heading would be followed by no name: only some headings state a legal form by themselves. */
	readonly formKey: LegalFormKey | null;
	/** The names in the company's order. */
	readonly executives: readonly string[];
	/** Landline or mobile; null if the company has none. */
	readonly phone: PhoneDisplay | null;
	/** Never callable. */
	readonly fax: PhoneDisplay | null;
	readonly email: string | null;
	readonly registers: readonly CompanyRegister[];
	readonly registerKeys: RegisterKeys;
	/** VAT identification number. */
	readonly ust_id: string | null;
	/** The number given by the tax office (Steuernummer), which differs from {@link ust_id}. */
	readonly vat_number: string | null;
	/** Null if the shop names none (B-LAW-17). */
	readonly host: SiteHost | null;
	readonly mediator: ConsumerMediator | null;
}

/**
 * Creates the legal sidebar of a company in a language (R-LEGAL-02, R-LEGAL-03, R-LEGAL-04). `siteCountry` is the
 * default country of addresses.
 */
export function legalSidebar(
	company: Company,
	{ host, mediator }: Pick<LegalData, "host" | "mediator">,
	phones: PhoneNumbers,
	siteCountry: string,
	language: Language,
): LegalSidebar {
	const address = companyAddress(company);
	const country = countryOf(address, siteCountry);
	const phone = primaryPhone(company);
	const fax = primaryFax(company);
	const formKey = legalFormKey(company.legal_form);
	const executives = company.executives.map(({ name }) => name.trim()).filter((name) => name !== "");
	return {
		company_name: company.company_name,
		addressLabelKey: addressLabelKey(address.address_type),
		street: streetLine(address, country),
		city: cityLine(address.zip_code, address.city, foreignCountry(address, siteCountry, language)),
		formKey: executives.length > 0 || isForm(formKey) ? formKey : null,
		executives,
		phone: phone && phones.display(phone.number, { country }),
		fax: fax && phones.display(fax.number, { country, callable: false }),
		email: shownEmail(company),
		registers: company.registers,
		registerKeys: registerKeys(country),
		ust_id: company.ust_id?.trim() || null,
		vat_number: company.vat_number?.trim() || null,
		host,
		mediator,
	};
}

/** Returns the key of an address's label; only head office and federal office have one (R-LEGAL-02). */
export function addressLabelKey(addressType: string | null): AddressLabelKey | null {
	switch (addressType) {
		case "hq":
			return "legal.address.hq";
		case "federal_office":
			return "legal.address.federal_office";
		default:
			return null;
	}
}

/** Returns the keys for a country's commercial register: § 14 (1) UGB; art. 927 OR, art. 944 PGR. */
export function registerKeys(country: string): RegisterKeys {
	if (country === "AT") return { heading: "legal.firmenbuchNumber", registrar: "legal.firmenbuchCourt" };
	// Only in Germany courts keep the register (§ 8 HGB).
	return {
		heading: "legal.register",
		registrar: country === "DE" ? "legal.registrar" : "legal.commercialRegister",
	};
}

/** Returns whether a heading states the legal form itself; others only introduce the executives. */
function isForm(key: LegalFormKey): boolean {
	return key === "legal.form.bag";
}

/** Returns the heading above the executives' names for a legal form (R-LEGAL-03). */
export function legalFormKey(legalForm: string): LegalFormKey {
	switch (legalForm) {
		case "single":
			return "legal.form.single";
		case "ev":
			return "legal.form.ev";
		case "bag":
			return "legal.form.bag";
		default:
			return "legal.form.other";
	}
}
