import { useEffect, useState } from "react";
import type { GiftSettings } from "#core/checkout/gift.ts";
import { useServices } from "#ui/foundation/services.tsx";
import type { ShopServices } from "#ui/foundation/shop-services.ts";
import { GiftFields } from "#ui/shop/gift/gift-fields.tsx";

/** {@link GiftFields} for a page that has not loaded the checkout; `onFailed` where it cannot be loaded. */
export function LoadedGiftFields({
	settings,
	onFailed,
}: {
	readonly settings: GiftSettings;
	readonly onFailed: () => void;
}) {
	const services = useServices();
	const [shop, setShop] = useState<ShopServices | null>(null);
	useEffect(() => {
		let wanted = true;
		services?.loadShop().then(
			(loaded) => wanted && setShop(loaded),
			() => wanted && onFailed(),
		);
		return () => {
			wanted = false;
		};
	}, [services, onFailed]);
	return shop ? <GiftFields shop={shop} settings={settings} /> : null;
}
