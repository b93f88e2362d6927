import { useEffect, useState } from "react";
import { maxLineCount } from "#core/cart/cart-line.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/cart/cart-stepper.module.css";

/** How many pieces of a line are wanted: typed, or one more, one less; what is no count goes back to what it was. */
export function CartStepper({
	name,
	count,
	most = null,
	onChange,
}: {
	/** What is counted, for those who hear the buttons. */
	readonly name: string;
	readonly count: number;
	/** The largest count that the stock allows beside other lines; null without a limit. */
	readonly most?: number | null;
	readonly onChange: (count: number) => void;
}) {
	const t = useTranslate();
	const [typed, setTyped] = useState(String(count));
	useEffect(() => setTyped(String(count)), [count]);
	const highest = Math.min(maxLineCount, most ?? maxLineCount);
	const commit = () => {
		const wanted = Number(typed.trim());
		const valid = Number.isInteger(wanted) && wanted >= 1 && wanted <= maxLineCount;
		const next = Math.min(wanted, Math.max(count, highest));
		setTyped(String(valid ? next : count));
		if (valid && next !== count) onChange(next);
	};
	return (
		<div className={styles.stepper}>
			<button
				type="button"
				disabled={count <= 1}
				aria-label={t("cart.less", { name })}
				onClick={() => onChange(count - 1)}
			>
				<span aria-hidden="true">−</span>
			</button>
			<input
				type="text"
				inputMode="numeric"
				autoComplete="off"
				maxLength={4}
				value={typed}
				aria-label={t("cart.countOf", { name })}
				onChange={({ target }) => setTyped(target.value)}
				onBlur={commit}
				onKeyDown={({ key }) => key === "Enter" && commit()}
			/>
			<button
				type="button"
				disabled={count >= highest}
				aria-label={t("cart.more", { name })}
				onClick={() => onChange(count + 1)}
			>
				<span aria-hidden="true">+</span>
			</button>
		</div>
	);
}
