import type { Address } from "#core/checkout/address.ts";
import { billingAddress, type OrderPayload } from "#core/checkout/order-payload.ts";
import type { PlacedOrder } from "#core/checkout/placed-order.ts";
import { multiplyMoney, roundMoney } from "#core/money/money.ts";
import type { PhoneNumbers } from "#core/ports/phone-numbers.ts";
import { streetLine } from "#core/text/street-line.ts";

/**
 * The locales of Klarna's texts; English is not listed, because Klarna has it for every country (docs.klarna.com,
 * "Supported locales").
 */
const klarnaLocales: ReadonlySet<string> = new Set(
	"cs-CZ da-DK de-AT de-CH de-DE el-GR es-ES fi-FI fr-BE fr-CH fr-FR it-CH it-IT nb-NO nl-BE nl-NL pl-PL pt-PT sv-FI sv-SE".split(
		" ",
	),
);

/**
 * Returns the purchase as Klarna requires it, without the customer. It has a single line with the order service's
 * total, because only that includes the service's decisions. Amounts are whole cents.
 */
export function klarnaPurchase(order: PlacedOrder, payload: OrderPayload) {
	const { currency, language } = payload;
	const country = billingAddress(payload).country_code;
	const cents = Number(multiplyMoney(roundMoney({ amount: order.total, currency }), 100).amount);
	const locale = `${language}-${country}`;
	return {
		purchase_country: country,
		purchase_currency: currency,
		// Without a locale Klarna uses the session's.
		...(language === "en" || klarnaLocales.has(locale) ? { locale } : {}),
		order_amount: cents,
		order_lines: [
			{
				type: "physical",
				reference: order.order_uuid,
				name: order.order_number,
				quantity: 1,
				unit_price: cents,
				total_amount: cents,
			},
		],
	};
}

/** Returns the customer. Klarna may receive it only when the customer asks for its decision. */
export function klarnaCustomer(payload: OrderPayload, phones: PhoneNumbers) {
	const { customerEmail, shippingAddress } = payload;
	const written = (address: Address) => klarnaAddress(address, customerEmail, phones);
	return {
		billing_address: written(billingAddress(payload)),
		...(shippingAddress ? { shipping_address: written(shippingAddress) } : {}),
	};
}

/** Converts a phone number with its own address's country, because Klarna would use the country of the purchase. */
function klarnaPhone({ phone, country_code }: Address, phones: PhoneNumbers): string {
	return phones.display(phone, { country: country_code }).href?.replace(/^tel:/, "") ?? phone;
}

function klarnaAddress(address: Address, email: string, phones: PhoneNumbers) {
	return {
		given_name: address.given_name,
		family_name: address.family_name,
		email,
		street_address: streetLine(address, address.country_code),
		...(address.dependent_locality ? { street_address2: address.dependent_locality } : {}),
		postal_code: address.zip_code,
		city: address.city,
		...(address.state ? { region: address.state } : {}),
		country: address.country_code,
		...(address.phone === "" ? {} : { phone: klarnaPhone(address, phones) }),
		...(address.company === "" ? {} : { organization_name: address.company }),
	};
}
