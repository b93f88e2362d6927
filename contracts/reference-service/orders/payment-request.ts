import type { OrderPayload } from "#core/checkout/order-payload.ts";
import { isWithProvider, paymentKind } from "#core/checkout/payment-methods.ts";
import type { PlacedOrder } from "#core/checkout/placed-order.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";
import type { Catalogue } from "../catalogue.ts";
import type { MailBlock } from "../mails/mail-document.ts";
import { mailText } from "../mails/mail-texts.ts";
import { shopNames } from "../shop-names.ts";

/**
 * Returns what the customer has to do for the payment:
 *
 * - nothing for an order that costs nothing, or before an invoice arrives with the goods;
 * - a bank transfer before delivery;
 * - finishing the payment with the provider, because the order is placed before the provider is asked.
 */
export function paymentRequest(
	{ paymentMethod, language }: OrderPayload,
	{ order_number }: PlacedOrder,
	catalogue: Catalogue,
): readonly MailBlock[] {
	const { bankDetails: bank, paymentMethod: nameOf } = shopNames(catalogue, language);
	if (paymentMethod === null) return [];
	const kind = paymentKind(catalogue.settings, paymentMethod);
	const says = (text: string): MailBlock[] => [{ type: "paragraph", text }];
	if (kind === "invoice") {
		const days = dueDays(catalogue, paymentMethod);
		return says(
			mailText(language, days === null ? "order.invoice" : "order.invoiceDue", { days: days ?? "" }),
		);
	}
	if (kind === "transfer" && bank !== null)
		return says(mailText(language, "order.transfer", { order_number, bank }));
	if (isWithProvider(kind))
		return says(mailText(language, "order.pendingPayment", { method: nameOf(paymentMethod) }));
	return [];
}

/** Returns whether the order's mail to the customer contains the bank details. */
export function asksForTransfer(
	catalogue: Catalogue,
	{ paymentMethod, language }: Pick<OrderPayload, "paymentMethod" | "language">,
): boolean {
	return (
		paymentMethod !== null &&
		paymentKind(catalogue.settings, paymentMethod) === "transfer" &&
		shopNames(catalogue, language).bankDetails !== null
	);
}

/**
 * Returns the days from delivery until an invoice is due: `due_days` of the payment method's config; null if not set.
 */
function dueDays({ settings }: Catalogue, paymentMethod: ContentId): number | null {
	const days = settings.shipping_methods_config
		.flatMap(({ payment_methods }) => payment_methods)
		.filter(({ id }) => sameId(id, paymentMethod))
		.map(({ config }) => config?.due_days)
		.find((value): value is number => Number.isSafeInteger(value) && Number(value) > 0);
	return days ?? null;
}
