import type { CheckoutSettings } from "#core/checkout/checkout-terms.ts";
import type { Handover } from "#core/checkout/handover.ts";
import { namedCountries, servedCountries } from "#core/checkout/offers.ts";
import { countryCodes } from "#core/language/country.ts";
import type { Language } from "#core/language/language.ts";
import type { PickerChoice } from "#ui/components/spectrum/picker.tsx";
import { countryNames } from "#ui/shop/order/country-names.ts";

/** Returns the countries of an order's address: first the shop's in its order, then others by name. */
export function countryChoices(
	settings: CheckoutSettings,
	language: Language,
	/** How the goods reach the address; null for an invoice address, which may be in any country. */
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
