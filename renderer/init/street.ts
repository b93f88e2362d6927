import { emptyAddress } from "#core/checkout/address.ts";
import { withHouseNumber } from "#core/checkout/house-number.ts";
import type { ShopAnswers } from "#renderer/init/answers.ts";

/** Returns whether an answer is a gap that nobody has filled in. */
export function isGap(answer: string): boolean {
	return answer.startsWith("[[");
}

/** Splits the house number from a street; it is blank if the line has none, and the gap itself for a gap. */
export function splitStreet(
	line: string,
	{ country = "", postcode = "", town = "" }: Partial<ShopAnswers>,
): { readonly street: string; readonly number: string } {
	if (isGap(line)) return { street: line, number: line };
	const place = { zip_code: postcode, city: town, country_code: country };
	const { street, number } = withHouseNumber({ ...emptyAddress, ...place, street: line }, true);
	return { street, number };
}
