import type { DeliveryPromise } from "#core/checkout/delivery-dates.ts";
import type {
	OrderStatusError,
	PaymentMethodError,
	PostOrderError,
	ReportPaymentError,
} from "#core/checkout/errors.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import type { OrderUuid } from "#core/checkout/order-uuid.ts";
import type { PaymentApproval } from "#core/checkout/payment-approval.ts";
import type { PlacedOrder } from "#core/checkout/placed-order.ts";
import type { FieldProblem } from "#core/forms/field-rules.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";
import type { ContentId } from "#core/shared/branded.ts";

/** A product or variant whose price differs from the one that the customer saw. */
export interface ChangedPrice {
	readonly product: ContentId;
	readonly variant: ContentId | null;
	/** The current price of one piece. */
	readonly price_brutto: DecimalText;
}

/** A product or variant with fewer pieces in stock than ordered. */
export interface ChangedStock {
	readonly product: ContentId;
	readonly variant: ContentId | null;
	/** The number of pieces in stock. */
	readonly stock: number;
}

/**
 * All differences between an order and the shop's current data, which the customer confirms together. Fields are
 * empty, null or false if nothing has changed.
 */
export interface OrderChanges {
	readonly prices: readonly ChangedPrice[];
	readonly stock: readonly ChangedStock[];
	/** The delivery promise for an order placed now; null if it is the same. */
	readonly delivery: DeliveryPromise | null;
	/** Whether gift wrapping has another price or is no longer offered. */
	readonly wrapping: boolean;
}

/**
 * The response to an order. All outcomes except "ok" contain an error for the log.
 *
 * - "changed": the customer has to confirm the changes.
 * - "unknown_retry": no valid response was received. The order may have been placed; sending the same payload again
 *   is safe.
 * - "key_reused": the service has a different order under this key.
 * - "conflict": something prevents the order that this page does not know. Request the order's status.
 */
export type OrderResponse =
	| { readonly outcome: "ok"; readonly order: PlacedOrder }
	| { readonly outcome: "changed"; readonly changes: OrderChanges; readonly error: PostOrderError }
	| {
			readonly outcome: "field_errors";
			readonly problems: readonly FieldProblem[];
			readonly error: PostOrderError;
	  }
	| { readonly outcome: "refused"; readonly error: PostOrderError }
	| { readonly outcome: "key_reused"; readonly error: PostOrderError }
	| { readonly outcome: "conflict"; readonly error: PostOrderError }
	| { readonly outcome: "unknown_retry"; readonly error: PostOrderError };

/**
 * The state of an order's payment in the order service: not paid, reported by the shop, or certainly paid (also if
 * nothing is due).
 */
export type PaymentProgress = "open" | "reported" | "paid";

/** An order in the order service, without any data about the customer. */
export interface KnownOrder {
	readonly order: PlacedOrder;
	/** The current payment method of the order; null if nothing is due. */
	readonly paymentMethod: ContentId | null;
	readonly payment: PaymentProgress;
}

/** The response to a status request. `order` is null if the service has no order under the key. */
export type OrderStatusResponse =
	| { readonly outcome: "ok"; readonly order: KnownOrder | null }
	| { readonly outcome: "refused"; readonly error: OrderStatusError }
	| { readonly outcome: "unknown_retry"; readonly error: OrderStatusError };

/**
 * The response to a payment report or a change of the payment method. After "unknown_retry", sending the same request
 * again is safe.
 */
export type PaymentResponse<Failure> =
	| { readonly outcome: "ok" }
	| { readonly outcome: "refused"; readonly error: Failure }
	| { readonly outcome: "unknown_retry"; readonly error: Failure };

/** The identity of an order. Its key cannot be guessed. */
export interface OrderKey {
	readonly project: string;
	readonly order_uuid: OrderUuid;
}

/** A change of an order's payment method. */
export interface PaymentMethodChange extends OrderKey {
	readonly payment_method: ContentId;
}

/** An approved payment of a placed order. */
export interface PaymentReport extends OrderKey, PaymentApproval {
	readonly order_id: ContentId;
}

/** Sends orders and payment reports to the order service (specification 7.2). No method rejects. */
export interface Orders {
	/** Places an order: POST /ecom/order. The same `order_uuid` with the same payload never creates a second order. */
	place(order: OrderPayload): Promise<OrderResponse>;

	/** Returns the state of an order, e.g. of one whose response was lost (B-REL-05): POST /ecom/order/status. */
	status(order: OrderKey): Promise<OrderStatusResponse>;

	/** Changes the payment method of an order whose payment has not been reported: POST /ecom/order/payment_method. */
	changePaymentMethod(change: PaymentMethodChange): Promise<PaymentResponse<PaymentMethodError>>;

	/**
	 * Reports that a customer has approved the payment of an order: POST /ecom/order/payment, or the provider's call
	 * in the specification. Repeating a report changes nothing.
	 */
	reportPayment(report: PaymentReport): Promise<PaymentResponse<ReportPaymentError>>;
}
