import { useState } from "react";
import { wholeNumber } from "#core/forms/whole-number.ts";
import styles from "#ui/components/quantity-field.module.css";

interface QuantityFieldProps {
	/** What the field and its two buttons are called for those who hear them. */
	readonly labels: { readonly count: string; readonly fewer: string; readonly more: string };
	readonly count: number;
	/** The largest count; a larger one that is typed becomes it. */
	readonly most: number;
	/** "large" next to a button, "small" in a list. */
	readonly size: "large" | "small";
	readonly disabled?: boolean;
	readonly onChange: (count: number) => void;
}

/**
 * How many pieces: typed, which counts at once, or one more, one less; what is no count goes back to what it was.
 *
 * Use it for the number of pieces of one product. Not for amounts of money, or numbers without a maximum.
 */
export function QuantityField({ labels, count, most, size, disabled = false, onChange }: QuantityFieldProps) {
	const [typed, setTyped] = useState<string | null>(null);
	// A form can be sent, or the page be left, while the field still has the focus.
	const type = (text: string) => {
		const wanted = wholeNumber(text);
		// One that the stock does not allow any more can stay as it is.
		const next = Math.min(wanted, Math.max(count, most));
		setTyped(text);
		if (Number.isInteger(wanted) && wanted >= 1 && next !== count) onChange(next);
	};
	const showCount = () => setTyped(null);
	const step = (change: 1 | -1) => {
		showCount();
		onChange(count + change);
	};
	return (
		<div className={styles.field} data-size={size}>
			<button
				type="button"
				disabled={disabled || count <= 1}
				aria-label={labels.fewer}
				onClick={() => step(-1)}
			>
				<span aria-hidden="true">−</span>
			</button>
			<input
				type="text"
				inputMode="numeric"
				autoComplete="off"
				maxLength={4}
				disabled={disabled}
				value={typed ?? String(count)}
				aria-label={labels.count}
				onChange={({ target }) => type(target.value)}
				onBlur={showCount}
				onKeyDown={({ key }) => key === "Enter" && showCount()}
			/>
			<button
				type="button"
				disabled={disabled || count >= most}
				aria-label={labels.more}
				onClick={() => step(1)}
			>
				<span aria-hidden="true">+</span>
			</button>
		</div>
	);
}
