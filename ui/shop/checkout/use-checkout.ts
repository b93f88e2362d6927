import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { CheckoutState } from "#core/checkout/checkout-draft.ts";
import { shownData } from "#core/loading/fetch-state.ts";
import type { ShopServices } from "#core/models/shop-services.ts";
import type { Payments } from "#core/ports/payment-provider.ts";
import type { PayableSettings } from "#ui/shop/order/order-props.ts";
import { useSettings } from "#ui/shop/use-settings.ts";
import { useFetch } from "#ui/shop/use-shop.ts";

/** Returns the browser's checkout; re-renders after each change in this or another tab. */
export function useCheckout({ checkout }: ShopServices): CheckoutState {
	return useSyncExternalStore(checkout.subscribe, checkout.state, checkout.state);
}

/** Returns the current settings for a checkout, with the shipping methods read again; null until both have been read. */
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
			// First the one that is never cached, so that the other one comes from the same build.
			retryShipping();
			retry();
		}, [retry, retryShipping]),
	};
}
