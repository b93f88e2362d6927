/** A postal address of the company (specification 3, "Company"). */
export interface CompanyAddress {
	/** "hq" and "federal_office" carry a label, any other type none. */
	readonly address_type: string | null;
	readonly street: string;
	readonly number: string;
	readonly zip_code: string;
	readonly city: string;
	/** ISO 3166-1 alpha-2; the site's own country where null. It is also that of the numbers, by the first address. */
	readonly country_code: string | null;
}

export interface CompanyEmail {
	readonly email: string;
	readonly primary: boolean;
}

export interface CompanyNumber {
	/** As the company writes it, with or without its country code. */
	readonly number: string;
	readonly type: "phone" | "mobile" | "fax";
	readonly primary: boolean;
}

/** An entry of a commercial register. */
export interface CompanyRegister {
	/** For example "HRB". */
	readonly register_type: string;
	readonly number: string;
	/** The registering court. */
	readonly registrar: string;
}

/** The company behind the site (specification 3, "Company"). */
export interface Company {
	/** The registered name. */
	readonly company_name: string;
	/** The name on the shop's door. */
	readonly display_name: string;
	/** "single", "ev" and "bag" have headings of their own in the legal sidebar (R-LEGAL-03). */
	readonly legal_form: string;
	readonly executives: readonly { readonly name: string }[];
	/** The first address is the one shown. */
	readonly addresses: readonly [CompanyAddress, ...CompanyAddress[]];
	readonly emails: readonly CompanyEmail[];
	readonly numbers: readonly CompanyNumber[];
	readonly registers: readonly CompanyRegister[];
	/** Sales-tax identification number (§ 27a UStG). */
	readonly ust_id: string | null;
	/** The tax office's VAT number. */
	readonly vat_number: string | null;
}
