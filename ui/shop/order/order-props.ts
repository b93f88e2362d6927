import type { OrderAttempt, OrderAttempts } from "#core/checkout/order-attempts.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import type { PaymentTerms } from "#core/checkout/payment-methods.ts";
import type { PlacedOrder } from "#core/checkout/placed-order.ts";
import type { FieldProblem } from "#core/forms/field-rules.ts";
import type { Services } from "#core/models/page-services.ts";
import type { ShopServices } from "#core/models/shop-services.ts";
import type { OrderChanges } from "#core/ports/orders.ts";
import type { PaymentProvider, Payments } from "#core/ports/payment-provider.ts";
import type { PaymentMethod, ShopSettings } from "#core/settings/shop-settings.ts";
import type { ContentId } from "#core/shared/branded.ts";

/** The state of placing an order. */
export type PlacingState =
	| { readonly step: "idle" }
	/** It is being sent; `again` after a lost response. */
	| { readonly step: "sending"; readonly again: boolean }
	/** Another tab is sending the order. */
	| { readonly step: "elsewhere" }
	/** The status of an order that was sent before is being requested. */
	| { readonly step: "asking" }
	| { readonly step: "unknown" }
	| { readonly step: "refused" }
	/** The order service requires something that this page does not know; nothing was ordered. */
	| { readonly step: "outdated" }
	/** The customer has to confirm all changes since `order`. */
	| ({ readonly step: "changed"; readonly order: OrderPayload } & OrderChanges)
	| { readonly step: "problems"; readonly problems: readonly FieldProblem[] };

/** The settings of a shop with its payment providers. */
export type PayableSettings = ShopSettings & Pick<PaymentTerms<PaymentProvider>, "providers">;

export interface OrderPaymentProps {
	readonly order: PlacedOrder;
	/** The open order that was accepted as `order`. */
	readonly attempt: OrderAttempt;
	readonly settings: PayableSettings;
	readonly payments: Payments;
	readonly shop: ShopServices;
	readonly services: Services;
	readonly attempts: OrderAttempts;
}

/** The props of the payment with a provider. */
export interface ProviderPaymentProps extends OrderPaymentProps {
	/** The id of the payment method of the provider. */
	readonly paymentMethod: ContentId;
	readonly provider: PaymentProvider;
	/** The name of the payment method. */
	readonly method: string;
	/** The bank transfer as an alternative payment method; null if the shop has none. */
	readonly transfer: PaymentMethod | null;
}
