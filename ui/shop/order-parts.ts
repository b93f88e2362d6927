import type { OrderAttempts } from "#core/checkout/order-attempts.ts";
import type { ProviderKind } from "#core/checkout/payment-methods.ts";
import type { PlacedOrder } from "#core/checkout/placed-order.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import type { Services } from "#ui/foundation/services.tsx";
import type { ShopServices } from "#ui/foundation/shop-services.ts";

export interface OrderPaymentProps {
	readonly order: PlacedOrder;
	readonly settings: ShopSettings;
	readonly shop: ShopServices;
	readonly services: Services;
	readonly attempts: OrderAttempts;
}

/** What the payment with a provider is drawn from. */
export interface ProviderPaymentProps extends OrderPaymentProps {
	readonly kind: ProviderKind;
	/** What the way to pay is called. */
	readonly method: string;
	readonly onPaid: () => void;
	readonly onTransfer: () => void;
}
