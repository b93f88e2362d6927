import type { Address } from "#core/checkout/address.ts";

/** A house number behind the street, as in "Lange Straße 7a" or "Ringstraße 12-14". */
const behind = /^(.*\D),?\s+(\d{1,5}\s?[a-z]?(?:\s?[-–/]\s?\d{1,5}\s?[a-z]?)?)$/i;

/** A house number before the street, as in "12 bis, rue de Rivoli". */
const before = /^(\d{1,5}(?:\s?(?:bis|ter|quater)|[a-z])?),?\s+(\D.*)$/i;

/**
 * An address whose house number was entered, or filled in by the browser, with the street: browsers know the first line
 * of an address as a whole (HTML standard, "address-line1"), and no token for a number. Any other address is itself.
 */
export function withHouseNumber(address: Address): Address {
	if (address.number.trim() !== "") return address;
	const street = address.street.trim();
	const [, name, number] = behind.exec(street) ?? [];
	if (name && number) return { ...address, street: name.trim().replace(/,$/, ""), number };
	const [, first, rest] = before.exec(street) ?? [];
	return first && rest ? { ...address, street: rest, number: first } : address;
}
