import { announcedShipping } from "#core/checkout/announced-shipping.ts";
import {
	type ProductPageState,
	productDeliveryDays,
	purchaseState,
} from "#core/product-page/product-page-state.ts";
import { deliveryCountries, type ShippingSettings } from "#core/settings/shipping-methods.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { DeliveryTime } from "#ui/shop/delivery-time.tsx";
import styles from "#ui/shop/product/product-availability.module.css";
import { useShop } from "#ui/shop/use-shop.ts";

interface ProductAvailabilityProps {
	readonly state: ProductPageState;
	readonly settings: ShippingSettings & Pick<ShopSettings, "payment_methods" | "show_stock">;
}

/** The stock, if the shop shows it (R-PROD-06), and the delivery time (B-LAW-06, B-USE-12). */
export function ProductAvailability({ state, settings }: ProductAvailabilityProps) {
	const t = useTranslate();
	const purchase = purchaseState(state);
	if (!state.product || purchase === "onRequest" || purchase === "empty") return null;
	const chosen = purchase === "orderable";
	const { stock } = state;
	return (
		<ul className={styles.supply}>
			<Delivery state={state} settings={settings} />
			{settings.show_stock && chosen && stock !== null ? (
				<li className={styles.stock} data-left={stock > 0}>
					{stock > 0 ? t("product.stock", { count: stock }) : t("product.reordered")}
				</li>
			) : null}
		</ul>
	);
}

/** The delivery time before the address is known: the announced one, with its country if there are several. */
function Delivery({ state, settings }: ProductAvailabilityProps) {
	const t = useTranslate();
	const { payments } = useShop();
	const shipping = announcedShipping(settings, payments);
	const days = shipping && productDeliveryDays(state, shipping.method);
	if (!days) return null;
	const countries = deliveryCountries(settings);
	const open = purchaseState(state) === "chooseVariant";
	return (
		<li className={styles.delivery}>
			<DeliveryTime days={days} shipping={shipping} withTransfer />
			{open ? <span>{t("delivery.choice")}</span> : null}
			{countries[0] && countries.length > 1 ? (
				<span>{t("delivery.to", { country: countries[0].display_name })}</span>
			) : null}
		</li>
	);
}
