import { useEffect, useState } from "react";
import type { Language } from "#core/language/language.ts";
import type { Services } from "#core/models/page-services.ts";
import type { ShopServices } from "#core/models/shop-services.ts";
import { useServices } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { observeCart } from "#ui/shop/cart/observe-cart.ts";

/** The loading state of a page's code: the shop's services, and the part that renders the page. */
export type LazyCheckout<Part> =
	| { readonly status: "loading" }
	| { readonly status: "failed"; readonly retry: () => void }
	| {
			readonly status: "ready";
			readonly shop: ShopServices;
			readonly part: Part;
			readonly services: Services;
	  };

const loading = { status: "loading" } as const;

/**
 * Loads the shop's services in the page's language, and code that only this page needs. "loading" on the server and
 * in the first render. They are loaded for each language, because the page stays mounted when its language changes.
 * `load` must be the same function in every render; it receives the services.
 */
export function useLazyCheckout<Part>(
	load: (shop: Promise<ShopServices>) => Promise<Part>,
): LazyCheckout<Part> {
	const services = useServices();
	const { language } = useShell();
	const [attempt, setAttempt] = useState(1);
	const [loaded, setLoaded] = useState<{
		readonly language: Language;
		readonly checkout: LazyCheckout<Part>;
	} | null>(null);
	useEffect(() => {
		if (!services) return;
		let isCurrent = true;
		const show = (checkout: LazyCheckout<Part>) => isCurrent && setLoaded({ language, checkout });
		show(loading);
		const loadedShop = services.loadShop();
		Promise.all([loadedShop, load(loadedShop)]).then(
			([shop, part]) => {
				observeCart(services, shop.cart);
				show({ status: "ready", shop, part, services });
			},
			(error: unknown) => {
				services.logger.note("shop.notLoaded", { reason: String(error) });
				show({ status: "failed", retry: () => setAttempt((now) => now + 1) });
			},
		);
		return () => {
			isCurrent = false;
		};
	}, [services, language, load, attempt]);
	return loaded?.language === language ? loaded.checkout : loading;
}
