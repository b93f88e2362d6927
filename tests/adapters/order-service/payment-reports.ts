import type { PaymentReference } from "#core/checkout/payment-approval.ts";
import type { Orders } from "#core/ports/orders.ts";
import { uuid } from "#tests/core/shop-fixtures.ts";

/** Returns the outcome of a payment report by every kind of provider. */
export async function reports(orders: Orders, payment: PaymentReference = {}): Promise<string> {
	const report = { project: "juwelier.example", order_uuid: uuid(1), order_id: 1, payment };
	const sent = ["klarna", "paypal", "bank"].map((provider) => orders.reportPayment({ ...report, provider }));
	return [...new Set((await Promise.all(sent)).map(({ outcome }) => outcome))].join();
}
