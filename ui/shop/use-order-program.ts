import { useEffect, useState } from "react";
import { type Services, useServices } from "#ui/foundation/services.tsx";
import type { ShopServices } from "#ui/foundation/shop-services.ts";
import { followCart } from "#ui/shop/cart-count.ts";

/** How far the program of a page has come: the shop's services and what draws the page with them. */
export type OrderProgram<Part> =
	| { readonly status: "loading" }
	| { readonly status: "failed"; readonly retry: () => void }
	| {
			readonly status: "ready";
			readonly shop: ShopServices;
			readonly part: Part;
			readonly services: Services;
	  };

/**
 * Loads the shop's services and a part of the program that only this page needs; "loading" on the server and in the
 * first render. `load` must be the same function in every render.
 */
export function useOrderProgram<Part>(load: () => Promise<Part>): OrderProgram<Part> {
	const services = useServices();
	const [attempt, setAttempt] = useState(1);
	const [program, setProgram] = useState<OrderProgram<Part>>({ status: "loading" });
	useEffect(() => {
		if (!services) return;
		let wanted = true;
		setProgram({ status: "loading" });
		Promise.all([services.loadShop(), load()]).then(
			([shop, part]) => {
				followCart(services, shop.cart);
				if (wanted) setProgram({ status: "ready", shop, part, services });
			},
			(error: unknown) => {
				services.logger.note("shop.notLoaded", { reason: String(error) });
				if (wanted) setProgram({ status: "failed", retry: () => setAttempt((now) => now + 1) });
			},
		);
		return () => {
			wanted = false;
		};
	}, [services, load, attempt]);
	return program;
}
