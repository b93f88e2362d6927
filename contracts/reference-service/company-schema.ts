import type { Company, CompanyAddress } from "#core/content/company.ts";
import { type Decoder, flag, list, nullable, oneOf, shape, text } from "#core/shared/decoder.ts";
import { fail, succeed } from "#core/shared/result.ts";

const line = text(1000);

const address: Decoder<CompanyAddress> = shape({
	address_type: nullable(line),
	street: line,
	number: line,
	zip_code: line,
	city: line,
	country_code: nullable(line),
});

/** The first address is the one that the site shows; without any there is no sender. */
const addresses: Decoder<Company["addresses"]> = (input, path = "") => {
	const decoded = list(address, 100)(input, path);
	if (!decoded.ok) return decoded;
	const [first, ...others] = decoded.value;
	return first ? succeed([first, ...others]) : fail({ path, expected: "at least one address" });
};

/** The schema of the company behind the shop, the sender of its mails. */
export const decodeCompany: Decoder<Company> = shape({
	company_name: line,
	display_name: line,
	legal_form: line,
	executives: list(shape({ name: line }), 100),
	addresses,
	emails: list(shape({ email: line, primary: flag }), 100),
	numbers: list(shape({ number: line, type: oneOf(["phone", "mobile", "fax"]), primary: flag }), 100),
	registers: list(shape({ register_type: line, number: line, registrar: line }), 100),
	ust_id: nullable(line),
	vat_number: nullable(line),
});
