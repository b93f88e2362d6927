import type { DeliveryPromise } from "#core/checkout/delivery-dates.ts";
import type { Language } from "#core/language/language.ts";
import type { Money } from "#core/money/money.ts";
import { isCollectionMethod } from "#core/settings/shipping-methods.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { mailsToBoth } from "../mails/compose-mail.ts";
import type { Mail } from "../mails/mail.ts";
import type { Fact } from "../mails/mail-document.ts";
import { formatMailMoney, mailText } from "../mails/mail-texts.ts";
import type { ServiceContext } from "../service-context.ts";
import { shopNames } from "../shop-names.ts";
import { promiseFacts } from "./order-mails.ts";

/** An order that its customer now pays by bank transfer. */
export interface TransferOrder extends DeliveryPromise {
	readonly order_number: string;
	readonly total: Money;
	readonly customer_email: string;
	readonly language: Language;
	readonly payment_method: ContentId;
	readonly shipping_method: string;
}

/**
 * Returns the mails about a change to a bank transfer; none without bank details. The customer gets amount, purpose
 * and bank details, which the order's mail did not have. The shop gets one, too, because its copy of the order has
 * another payment method.
 */
export function transferMails(context: ServiceContext, order: TransferOrder): readonly Mail[] {
	const { order_number, total, customer_email: email, payment_method } = order;
	const catalogue = context.catalogue();
	if (shopNames(catalogue, order.language).bankDetails === null) return [];
	const collected = isCollectionMethod(catalogue.settings, order.shipping_method);
	return mailsToBoth(context, {
		kind: "transfer",
		email,
		language: order.language,
		params: () => ({ order_number }),
		blocks(_to, language) {
			const names = shopNames(catalogue, language);
			const facts: readonly Fact[] = [
				[mailText(language, "order.paymentMethod"), names.paymentMethod(payment_method)],
				[mailText(language, "transfer.amount"), formatMailMoney(language, total)],
				[mailText(language, "transfer.purpose"), order_number],
				[mailText(language, "transfer.bank"), names.bankDetails ?? ""],
				...promiseFacts(language, order, collected),
			];
			return [{ type: "facts", facts }];
		},
	});
}
