import type { PlacedOrder } from "#core/checkout/placed-order.ts";
import type { Currency } from "#core/money/currency.ts";
import { formatPrice } from "#ui/components/format-price.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/order/order-facts.module.css";
import { OrderNumber } from "#ui/shop/order/order-number.tsx";

/** The number and total of an order, and its payment method if given. */
export function OrderFacts({
	order,
	currency,
	payment = null,
}: {
	readonly order: PlacedOrder;
	/** The currency of the order's sums. */
	readonly currency: Currency;
	readonly payment?: string | null;
}) {
	const { language } = useShell();
	const t = useTranslate();
	return (
		<dl className={styles.facts}>
			<div>
				<dt>{t("order.number")}</dt>
				<dd className={styles.number}>
					<OrderNumber number={order.order_number} />
				</dd>
			</div>
			<div>
				<dt>{t("order.total")}</dt>
				<dd>{formatPrice(order.total, currency, language)}</dd>
			</div>
			{payment ? (
				<div>
					<dt>{t("order.payment")}</dt>
					<dd>{payment}</dd>
				</div>
			) : null}
		</dl>
	);
}
