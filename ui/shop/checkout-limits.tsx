import { offeredPaymentMethods } from "#core/checkout/payment-methods.ts";
import { deliveryCountries } from "#core/checkout/shipping-methods.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import styles from "#ui/shop/checkout-limits.module.css";
import { listOf } from "#ui/shop/order-words.ts";

/** Where the shop delivers to and how one can pay, said before anything is asked (B-LAW-11). */
export function CheckoutLimits({ settings }: { readonly settings: ShopSettings }) {
	const { language } = useShell();
	const words = useWords();
	const countries = deliveryCountries(settings).map(({ display_name }) => display_name);
	const methods = offeredPaymentMethods(settings).map(({ display_name }) => display_name);
	return (
		<div className={styles.limits}>
			<p>
				{countries.length === 0
					? words("checkout.everywhere")
					: words("checkout.limits", { countries: listOf(countries, language) })}
			</p>
			<p>
				{methods.length === 0
					? words("checkout.noPayment")
					: words("checkout.accepts", { methods: listOf(methods, language) })}
			</p>
		</div>
	);
}
