import { type Decoder, isObject, object, string } from "#core/decoding/decoder.ts";
import { succeed } from "#core/shared/result.ts";

/** The address for the goods or the invoice; an empty text if nothing was entered. */
export interface Address {
	readonly company: string;
	readonly given_name: string;
	readonly family_name: string;
	readonly street: string;
	readonly number: string;
	readonly zip_code: string;
	readonly city: string;
	/** The state, province or other region, in countries whose addresses have one. */
	readonly state?: string;
	/**
	 * The part of a city, village or townland, in countries whose addresses have one (libaddressinput's "dependent
	 * locality").
	 */
	readonly dependent_locality?: string;
	/** ISO 3166-1 alpha-2, e.g. "DE". */
	readonly country_code: string;
	readonly phone: string;
}

/** An empty address. */
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

/** The fields that only exist in addresses of some countries. */
export const countryParts = ["state", "dependent_locality"] as const satisfies readonly (keyof Address)[];

/** The names of all fields of an address. */
export const addressParts: readonly (keyof Address)[] = [
	...(Object.keys(emptyAddress) as (keyof Address)[]),
	...countryParts,
];

/** Returns whether two addresses have the same text in every field. */
export function sameAddress(left: Address, right: Address): boolean {
	return addressParts.every((part) => (left[part] ?? "") === (right[part] ?? ""));
}

/** Returns whether nothing except the preselected country was entered. */
export function isBlankAddress(address: Address): boolean {
	return sameAddress({ ...address, country_code: "" }, emptyAddress);
}

const decodeFields = object({
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

/**
 * Decodes an address. Drafts and orders of earlier releases have no {@link countryParts}; blank ones are left out.
 */
export const decodeAddress: Decoder<Address> = (input, path = "") => {
	const decoded = decodeFields(input, path);
	if (!decoded.ok || !isObject(input)) return decoded;
	let address: Address = decoded.value;
	for (const part of countryParts) {
		if (input[part] === undefined || input[part] === "") continue;
		const text = string(1000)(input[part], `${path}.${part}`);
		if (!text.ok) return text;
		address = { ...address, [part]: text.value };
	}
	return succeed(address);
};
