import type { PlacedOrder } from "#core/checkout/placed-order.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/order/order-facts.module.css";
import { OrderNumber } from "#ui/shop/order/order-number.tsx";
import { Price } from "#ui/shop/price.tsx";

/** What an order is known by: its number and its total, and how it is paid where given. */
export function OrderFacts({
	order,
	payment = null,
}: {
	readonly order: PlacedOrder;
	readonly payment?: string | null;
}) {
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
				<dd>
					<Price amount={order.total} />
				</dd>
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
