import type { Company, CompanyAddress } from "#core/content/company.ts";
import { oneOf } from "#core/decoding/content-decoders.ts";
import { boolean, type Decoder, list, nullable, object, string } from "#core/decoding/decoder.ts";
import { fail, succeed } from "#core/shared/result.ts";

const line = string(1000);

const address: Decoder<CompanyAddress> = object({
	address_type: nullable(line),
	street: line,
	number: line,
	zip_code: line,
	city: line,
	country_code: nullable(line),
	// The catalogue's settings contain the area of its holidays.
	region: () => succeed(null),
});

/** The first address is the one that the site shows; without an address there is no sender. */
const addresses: Decoder<Company["addresses"]> = (input, path = "") => {
	const decoded = list(address, 100)(input, path);
	if (!decoded.ok) return decoded;
	const [first, ...others] = decoded.value;
	return first ? succeed([first, ...others]) : fail({ path, expected: "at least one address" });
};

/** Decodes the company behind the shop, the sender of its mails. */
export const decodeCompany: Decoder<Company> = object({
	company_name: line,
	display_name: line,
	legal_form: line,
	executives: list(object({ name: line }), 100),
	addresses,
	emails: list(object({ email: line, primary: boolean }), 100),
	numbers: list(object({ number: line, type: oneOf(["phone", "mobile", "fax"]), primary: boolean }), 100),
	registers: list(object({ register_type: line, number: line, registrar: line }), 100),
	ust_id: nullable(line),
	vat_number: nullable(line),
});
