import { useEffect, useState } from "react";
import type { Language } from "#core/language/language.ts";
import type { Services } from "#core/models/page-services.ts";
import type { ShopServices } from "#core/models/shop-services.ts";
import { useServices } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { observeCart } from "#ui/shop/cart/observe-cart.ts";

/** How far the program of a page has come: the shop's services and what renders the page with them. */
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
 * Loads the shop's services, in the language of the page, and a part of the program that only this page needs; "loading"
 * on the server and in the first render. The page stays mounted when its language changes, so that they are loaded for
 * each. `load` must be the same function in every render; it gets the services, for what is loaded with them.
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
		let wanted = true;
		const show = (checkout: LazyCheckout<Part>) => wanted && setLoaded({ language, checkout });
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
			wanted = false;
		};
	}, [services, language, load, attempt]);
	return loaded?.language === language ? loaded.checkout : loading;
}
