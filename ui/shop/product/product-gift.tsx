import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { type GiftSettings, wrappingPrice } from "#core/checkout/gift.ts";
import { draftKey, isStoredGift } from "#core/checkout/stored-gift.ts";
import type { ShopServices } from "#core/models/shop-services.ts";
import { onStoredChange } from "#core/state/store.ts";
import { useServices } from "#ui/foundation/services.tsx";
import { GiftCheck } from "#ui/shop/gift/gift-check.tsx";
import styles from "#ui/shop/product/product-gift.module.css";

// Loads with the checkout, which contains the draft.
const GiftCard = lazy(() =>
	import("#ui/shop/gift/gift-fields.tsx").then((module) => ({ default: module.GiftCard })),
);

/** The checkbox for gift wrapping with its price, on a product's page (B-USE-16). */
export function ProductGift({ settings }: { readonly settings: GiftSettings }) {
	const [shop, wrapped, wrap] = useGift();
	const price = wrappingPrice(settings);
	if (price === null) return null;
	return (
		<div className={styles.gift}>
			<GiftCheck price={price} checked={wrapped} onChange={wrap} />
			{shop && wrapped ? (
				<Suspense fallback={null}>
					<GiftCard shop={shop} />
				</Suspense>
			) : null}
		</div>
	);
}

/** Returns whether the draft is a gift. The checkout with the draft loads if it is one or becomes one. */
function useGift(): readonly [ShopServices | null, boolean, (wrapped: boolean) => void] {
	const services = useServices();
	const [shop, setShop] = useState<ShopServices | null>(null);
	const [wrapped, setWrapped] = useState(false);
	/** Does nothing if the checkout cannot be loaded; then there is no gift. */
	const load = async (use: (loaded: ShopServices) => void) => {
		const loaded = await services?.loadShop().catch(() => null);
		if (loaded) use(loaded);
		setWrapped(loaded?.checkout.state().draft.presentWrap ?? false);
		setShop(loaded ?? null);
	};
	const show = useEffectEvent(() => {
		if (services && isStoredGift(services.storage.read(draftKey))) void load(() => undefined);
	});
	useEffect(() => {
		show();
		// Other pages change the draft, too: another tab, or the page that the visitor comes back from.
		return services ? onStoredChange(services.storage, draftKey, () => show()) : undefined;
	}, [services]);
	useEffect(
		() => shop?.checkout.subscribe(() => setWrapped(shop.checkout.state().draft.presentWrap)),
		[shop],
	);
	const wrap = (presentWrap: boolean) => {
		setWrapped(presentWrap);
		void load(({ checkout }) => checkout.dispatch({ type: "change", fields: { presentWrap } }));
	};
	return [shop, wrapped, wrap];
}
