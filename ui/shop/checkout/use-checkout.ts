import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { CheckoutState } from "#core/checkout/checkout-draft.ts";
import { shownData } from "#core/loading/fetch-state.ts";
import type { ShopServices } from "#core/models/shop-services.ts";
import type { Payments } from "#core/ports/payment-provider.ts";
import type { PayableSettings } from "#ui/shop/order/order-props.ts";
import { useFetch, useSettings } from "#ui/shop/use-shop.ts";

/** The browser's checkout, rendered again after each change by this tab or another. */
export function useCheckout({ checkout }: ShopServices): CheckoutState {
	return useSyncExternalStore(checkout.subscribe, checkout.state, checkout.state);
}

/** What a checkout needs of the settings: those of now, with the shipping methods read again; null until they are there. */
export function useCheckoutSettings(
	shop: ShopServices,
	{ providers }: Payments,
): {
	readonly settings: PayableSettings | null;
	readonly failed: boolean;
	readonly retry: () => void;
} {
	const { current, failed, retry } = useSettings(shop);
	const { state: shipping, retry: retryShipping } = useFetch(
		shop,
		"shippingMethods",
		async ({ settings }) => {
			const answer = await settings.shippingMethods();
			if (!answer.ok) throw answer.error;
			return answer.value;
		},
		"error.loadSettings",
	);
	const shipping_methods_config = shownData(shipping);
	const settings = useMemo(
		() => (current && shipping_methods_config ? { ...current, shipping_methods_config, providers } : null),
		[current, shipping_methods_config, providers],
	);
	return {
		settings,
		failed: failed || shipping.status === "error",
		retry: useCallback(() => {
			// First the one that is always read afresh: the other then comes from the same build.
			retryShipping();
			retry();
		}, [retry, retryShipping]),
	};
}
