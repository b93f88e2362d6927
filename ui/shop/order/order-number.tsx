import styles from "#ui/shop/order/order-number.module.css";

/** An order's number, which does not wrap at its hyphens. */
export function OrderNumber({ number }: { readonly number: string }) {
	return <span className={styles.number}>{number}</span>;
}

/** A text that may contain an order's number, which does not wrap. */
export function TextWithOrderNumber({ text, number }: { readonly text: string; readonly number: string }) {
	const at = text.indexOf(number);
	if (number === "" || at < 0) return text;
	return (
		<>
			{text.slice(0, at)}
			<OrderNumber number={number} />
			{text.slice(at + number.length)}
		</>
	);
}
