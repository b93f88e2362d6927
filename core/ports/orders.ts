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

/** A product or variant whose price is not what the customer saw. */
export interface ChangedPrice {
	readonly product: ContentId;
	readonly variant: ContentId | null;
	/** The price of one piece as it is now. */
	readonly price_brutto: DecimalText;
}

/** A product or variant of which fewer pieces are at hand than ordered. */
export interface ChangedStock {
	readonly product: ContentId;
	readonly variant: ContentId | null;
	/** Pieces at hand now. */
	readonly stock: number;
}

/** All that has changed of an order since its customer saw it, for one confirmation; empty, null and false where nothing has. */
export interface OrderChanges {
	readonly prices: readonly ChangedPrice[];
	readonly stock: readonly ChangedStock[];
	/** What is promised if it is ordered now. */
	readonly delivery: DeliveryPromise | null;
	/** Whether gift wrapping costs something else, or is not offered any more. */
	readonly wrapping: boolean;
}

/**
 * What became of an order. All but "ok" carry the error that is logged. "unknown_retry" says that the response
 * never came or made no sense: the order may have been taken, and sending the same payload again is safe.
 * "key_reused" says that the service has another order under this key, "conflict" that something prevents the order that
 * this page does not know: what is known of it has to be asked for.
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

/** How far the payment of an order is, as the order service knows it: "reported" by the shop, "paid" for certain or nothing to pay. */
export type PaymentProgress = "open" | "reported" | "paid";

/** An order as the order service knows it; nothing of it names the customer. */
export interface KnownOrder {
	readonly order: PlacedOrder;
	/** The payment method it was placed with, or switched to; null where there is nothing to pay. */
	readonly paymentMethod: ContentId | null;
	readonly payment: PaymentProgress;
}

/** What the order service knows under an order's key; null when it has no such order. */
export type OrderStatusResponse =
	| { readonly outcome: "ok"; readonly known: KnownOrder | null }
	| { readonly outcome: "refused"; readonly error: OrderStatusError }
	| { readonly outcome: "unknown_retry"; readonly error: OrderStatusError };

/** What became of a payment's report; after "unknown_retry" the same report can safely be sent again. */
export type PaymentResponse<Failure> =
	| { readonly outcome: "ok" }
	| { readonly outcome: "refused"; readonly error: Failure }
	| { readonly outcome: "unknown_retry"; readonly error: Failure };

/** Which order is asked for; its key cannot be guessed. */
export interface OrderKey {
	readonly project: string;
	readonly order_uuid: OrderUuid;
}

/** A switch of an order's payment method as it is sent. */
export interface PaymentMethodChange extends OrderKey {
	readonly payment_method: ContentId;
}

/** An approved payment of a placed order. */
export interface PaymentReport extends OrderKey, PaymentApproval {
	readonly order_id: ContentId;
}

/** Takes orders and the reports of their payments (specification 7.2). None of the methods throws. */
export interface Orders {
	/** POST /ecom/order: places an order; the same order_uuid with the same payload never makes a second one. */
	place(order: OrderPayload): Promise<OrderResponse>;

	/** POST /ecom/order/status: what became of an order, e.g. one whose response was lost (B-REL-05). */
	status(order: OrderKey): Promise<OrderStatusResponse>;

	/** POST /ecom/order/payment_method: switches the payment method of an order whose payment was not reported yet. */
	changePaymentMethod(change: PaymentMethodChange): Promise<PaymentResponse<PaymentMethodError>>;

	/**
	 * POST /ecom/order/payment, or the call that the specification gives the provider: reports that a customer has approved
	 * the payment of an order. The same report again changes nothing.
	 */
	reportPayment(report: PaymentReport): Promise<PaymentResponse<ReportPaymentError>>;
}
