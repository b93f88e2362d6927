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

/** How far the placing of the order has come. */
export type PlacingState =
	| { readonly step: "idle" }
	/** Under way; `again` after the first response did not come. */
	| { readonly step: "sending"; readonly again: boolean }
	/** Another tab sends the order. */
	| { readonly step: "elsewhere" }
	/** The order service is asked what it knows of an order that was sent before. */
	| { readonly step: "asking" }
	| { readonly step: "unknown" }
	| { readonly step: "refused" }
	/** The order service asks about something that this page does not know; nothing was ordered. */
	| { readonly step: "outdated" }
	/** The order service asks again, once for all that has changed since `order`. */
	| ({ readonly step: "changed"; readonly order: OrderPayload } & OrderChanges)
	| { readonly step: "problems"; readonly problems: readonly FieldProblem[] };

/** The settings of a shop and the providers of its payments, as pages use them. */
export type PayableSettings = ShopSettings & Pick<PaymentTerms<PaymentProvider>, "providers">;

export interface OrderPaymentProps {
	readonly order: PlacedOrder;
	/** The open order that was taken as `order`. */
	readonly attempt: OrderAttempt;
	readonly settings: PayableSettings;
	readonly payments: Payments;
	readonly shop: ShopServices;
	readonly services: Services;
	readonly attempts: OrderAttempts;
}

/** What the payment with a provider is rendered from. */
export interface ProviderPaymentProps extends OrderPaymentProps {
	/** The id of the payment method that the provider takes. */
	readonly paymentMethod: ContentId;
	readonly provider: PaymentProvider;
	/** The name of the payment method. */
	readonly method: string;
	/** The bank transfer that the order can be paid by instead; null where there is none. */
	readonly transfer: PaymentMethod | null;
}
