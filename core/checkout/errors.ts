/** A failed request of the shop, with an English message for the log and a key for the page. */
abstract class ShopCallError extends Error {
	/** The catalogue key of the message for the visitor. */
	abstract readonly key: string;
}

/** Creates an error class with a name, a key and a default message. */
function shopCallError(name: string, key: string, usual: string) {
	return class extends ShopCallError {
		override readonly name = name;
		readonly key = key;

		constructor(options?: ErrorOptions, message = usual) {
			super(message, options);
		}
	};
}

/** The settings could not be read (specification 8; R-ERR-01). */
export class LoadSettingsError extends shopCallError(
	"LoadSettingsError",
	"error.loadSettings",
	"Could not load settings",
) {}

/** The order was not accepted, or its response was not ok (specification 8; R-ORDER-01). */
export class PostOrderError extends shopCallError(
	"PostOrderError",
	"error.postOrder",
	"Could not post order",
) {}

/**
 * An approved payment could not be reported to the order service. The text is the specification's for the provider
 * (8; R-PAY-02, R-PAY-03).
 */
export class ReportPaymentError extends shopCallError(
	"ReportPaymentError",
	"order.reportFailed",
	"Could not report the payment",
) {}

/** The order service did not report the outcome of an order. */
export class OrderStatusError extends shopCallError(
	"OrderStatusError",
	"order.unknown",
	"Could not read the order's status",
) {}

/** The payment method of a placed order could not be switched. */
export class PaymentMethodError extends shopCallError(
	"PaymentMethodError",
	"order.notSwitched",
	"Could not change the payment method",
) {}

/** An availability request could not be sent (specification 8; R-ORDER-03). */
export class PostRequestError extends shopCallError(
	"PostRequestError",
	"error.postRequest",
	"Could not post request",
) {}

/** A rating could not be sent (specification 8; R-ORDER-04). */
export class PostRatingError extends shopCallError(
	"PostRatingError",
	"error.postRating",
	"Could not post rating",
) {}
