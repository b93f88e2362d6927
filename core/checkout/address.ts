import { postcodeProblems } from "#core/checkout/postcodes.ts";
import { type FieldProblem, optionalText, requiredText } from "#core/forms/field-rules.ts";
import { type Decoder, object, string } from "#core/shared/decoder.ts";
import { singleLine } from "#core/shared/single-line.ts";

/** Where goods or the invoice go; an empty text where nothing was entered. */
export interface Address {
	readonly company: string;
	readonly given_name: string;
	readonly family_name: string;
	readonly street: string;
	readonly number: string;
	readonly zip_code: string;
	readonly city: string;
	/** ISO 3166-1 alpha-2, e.g. "DE". */
	readonly country_code: string;
	readonly phone: string;
}

/** An address with nothing entered. */
export const emptyAddress: Address = {
	company: "",
	given_name: "",
	family_name: "",
	street: "",
	number: "",
	zip_code: "",
	city: "",
	country_code: "",
	phone: "",
};

/** Whether two addresses have the same text in every field. */
export function sameAddress(left: Address, right: Address): boolean {
	return (Object.keys(emptyAddress) as (keyof Address)[]).every((part) => left[part] === right[part]);
}

/** Whether nothing but a country, which addresses begin with, was entered. */
export function isBlankAddress(address: Address): boolean {
	return sameAddress({ ...address, country_code: "" }, emptyAddress);
}

/** The schema of an address in a stored draft. */
export const decodeAddress: Decoder<Address> = object({
	company: string(1000),
	given_name: string(1000),
	family_name: string(1000),
	street: string(1000),
	number: string(1000),
	zip_code: string(1000),
	city: string(1000),
	country_code: string(1000),
	phone: string(1000),
});

/** What is wrong with an address; company and phone may be left blank. `field` is its name in the draft. */
export function addressProblems(field: string, address: Address): readonly FieldProblem[] {
	return [
		...optionalText(`${field}.company`, address.company),
		...requiredText(`${field}.given_name`, address.given_name),
		...requiredText(`${field}.family_name`, address.family_name),
		...requiredText(`${field}.street`, address.street),
		...requiredText(`${field}.number`, address.number, 20),
		...postcodeProblems(`${field}.zip_code`, address),
		...requiredText(`${field}.city`, address.city),
		...requiredText(`${field}.country_code`, address.country_code, 2),
		...optionalText(`${field}.phone`, address.phone, 50),
	];
}

/** The address as it is sent: every text trimmed and on one line. */
export function trimmedAddress(address: Address): Address {
	return {
		company: singleLine(address.company),
		given_name: singleLine(address.given_name),
		family_name: singleLine(address.family_name),
		street: singleLine(address.street),
		number: singleLine(address.number),
		zip_code: singleLine(address.zip_code),
		city: singleLine(address.city),
		country_code: singleLine(address.country_code),
		phone: singleLine(address.phone),
	};
}
