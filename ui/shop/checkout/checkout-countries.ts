import type { CheckoutSettings } from "#core/checkout/checkout-terms.ts";
import type { Handover } from "#core/checkout/handover.ts";
import { namedCountries, servedCountries } from "#core/checkout/offers.ts";
import { countryCodes } from "#core/language/country.ts";
import type { Language } from "#core/language/language.ts";
import type { PickerChoice } from "#ui/components/spectrum/picker.tsx";
import { countryNames } from "#ui/shop/order/country-names.ts";

/** The countries that an address of an order can be in: first those of the shop in its order, then others by their names. */
export function countryChoices(
	settings: CheckoutSettings,
	language: Language,
	/** How the goods come to the address, null for the address of an invoice that goes elsewhere, in any country. */
	handover: Handover | null,
): readonly PickerChoice[] {
	const nameOf = countryNames(settings, language);
	const codes = handover === null ? countryCodes : servedCountries(settings, handover);
	const named = namedCountries(settings);
	const own = named.filter((code) => codes.includes(code));
	const others = codes.filter((code) => !named.includes(code));
	const choice = (value: string) => ({ value, text: nameOf(value) });
	const byName = new Intl.Collator(language).compare;
	return [...own.map(choice), ...others.map(choice).toSorted((left, right) => byName(left.text, right.text))];
}
