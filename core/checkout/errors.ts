/** What all failures of the shop's calls have in common: an English message for the log and a key for the page. */
abstract class ShopCallError extends Error {
	/** The catalogue key of the sentence shown to the visitor. */
	abstract readonly key: string;
}

/** The settings could not be read (specification 8; R-ERR-01). */
export class LoadSettingsError extends ShopCallError {
	override readonly name = "LoadSettingsError";
	readonly key = "error.loadSettings";

	constructor(options?: ErrorOptions) {
		super("Could not load settings", options);
	}
}

/** The order was not taken, or its response was anything but ok (specification 8; R-ORDER-01). */
export class PostOrderError extends ShopCallError {
	override readonly name = "PostOrderError";
	readonly key = "error.postOrder";

	constructor(options?: ErrorOptions) {
		super("Could not post order", options);
	}
}

/** An approved payment could not be reported to the order service (specification 8; R-PAY-02, R-PAY-03). */
export class ReportPaymentError extends ShopCallError {
	override readonly name = "ReportPaymentError";
	readonly key = "order.reportFailed";

	/** `message` is what the specification says for the provider; a general sentence when left out. */
	constructor(message = "Could not report the payment", options?: ErrorOptions) {
		super(message, options);
	}
}

/** The order service did not say what became of an order. */
export class OrderStatusError extends ShopCallError {
	override readonly name = "OrderStatusError";
	readonly key = "order.unknown";

	constructor(options?: ErrorOptions) {
		super("Could not read the order's status", options);
	}
}

/** The payment method of a placed order could not be switched. */
export class PaymentMethodError extends ShopCallError {
	override readonly name = "PaymentMethodError";
	readonly key = "order.notSwitched";

	constructor(options?: ErrorOptions) {
		super("Could not change the payment method", options);
	}
}

/** An availability request could not be sent (specification 8; R-ORDER-03). */
export class PostRequestError extends ShopCallError {
	override readonly name = "PostRequestError";
	readonly key = "error.postRequest";

	constructor(options?: ErrorOptions) {
		super("Could not post request", options);
	}
}

/** A rating could not be sent (specification 8; R-ORDER-04). */
export class PostRatingError extends ShopCallError {
	override readonly name = "PostRatingError";
	readonly key = "error.postRating";

	constructor(options?: ErrorOptions) {
		super("Could not post rating", options);
	}
}
