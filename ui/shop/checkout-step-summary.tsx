import type { Address } from "#core/checkout/address.ts";
import type { CheckoutContext, CheckoutStep } from "#core/checkout/checkout-steps.ts";
import { offeredPaymentMethods } from "#core/checkout/payment-methods.ts";
import { deliveryCountries } from "#core/checkout/shipping-methods.ts";
import { sameId } from "#core/shared/branded.ts";
import type { ShopServices } from "#ui/foundation/shop-services.ts";
import { useWords } from "#ui/foundation/words.tsx";
import { useCheckout } from "#ui/shop/checkout-state.ts";
import styles from "#ui/shop/checkout-step-summary.module.css";

/** What was entered or chosen in a step, in a few lines. */
export function StepSummary({
	step,
	shop,
	context,
}: {
	readonly step: CheckoutStep;
	readonly shop: ShopServices;
	readonly context: CheckoutContext;
}) {
	const words = useWords();
	const { draft, availableShippingMethods } = useCheckout(shop);
	const { settings } = context;
	switch (step) {
		case "contact":
			return (
				<div className={styles.contact}>
					<p>{draft.customerEmail}</p>
					<AddressLines address={draft.shippingAddress} countries={deliveryCountries(settings)} />
					{draft.invoiceAddress ? (
						<div>
							<p>{words("checkout.invoiceAddress")}:</p>
							<AddressLines address={draft.invoiceAddress} countries={deliveryCountries(settings)} />
						</div>
					) : null}
					{draft.comment.trim() === "" ? null : <p className={styles.comment}>{draft.comment}</p>}
				</div>
			);
		case "payment":
			return (
				<p>
					{offeredPaymentMethods(settings).find(({ id }) => sameId(id, draft.paymentMethod))?.display_name}
				</p>
			);
		case "shipping":
			return (
				<>
					<p>
						{availableShippingMethods.find(({ name }) => name === draft.shippingMethod)?.label ??
							draft.shippingMethod}
					</p>
					{settings.present_wrapping && draft.presentWrap ? <p>{words("checkout.wrapped")}</p> : null}
				</>
			);
		case "review":
			return null;
		default:
			return step satisfies never;
	}
}

function AddressLines({
	address,
	countries,
}: {
	readonly address: Address;
	readonly countries: ReturnType<typeof deliveryCountries>;
}) {
	const country = countries.find(({ country_code }) => country_code === address.country_code);
	const lines = [
		address.company,
		`${address.given_name} ${address.family_name}`,
		`${address.street} ${address.number}`,
		`${address.zip_code} ${address.city}`,
		country?.display_name ?? address.country_code,
	];
	return (
		<address className={styles.address}>{lines.filter((line) => line.trim() !== "").join("\n")}</address>
	);
}
