import { useState } from "react";
import { wholeNumber } from "#core/forms/whole-number.ts";
import styles from "#ui/components/quantity-field.module.css";

interface QuantityFieldProps {
	/** The accessible names of the field and its two buttons. */
	readonly labels: { readonly count: string; readonly fewer: string; readonly more: string };
	readonly count: number;
	/** The maximum count; larger input is reduced to it. */
	readonly max: number;
	/** "large" next to a button, "small" in a list. */
	readonly size: "large" | "small";
	readonly disabled?: boolean;
	readonly onChange: (count: number) => void;
}

/**
 * A number of pieces, typed or changed by buttons. Typing applies immediately; invalid input is reverted.
 *
 * Use it for the number of pieces of one product. Not for amounts of money, or numbers without a maximum.
 */
export function QuantityField({ labels, count, max, size, disabled = false, onChange }: QuantityFieldProps) {
	const [typed, setTyped] = useState<string | null>(null);
	// Applies on input, because a form can be sent or the page left while the field has the focus.
	const type = (text: string) => {
		const enteredCount = wholeNumber(text);
		// A count above the current stock may stay unchanged.
		const next = Math.min(enteredCount, Math.max(count, max));
		setTyped(text);
		if (Number.isInteger(enteredCount) && enteredCount >= 1 && next !== count) onChange(next);
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
				disabled={disabled || count >= max}
				aria-label={labels.more}
				onClick={() => step(1)}
			>
				<span aria-hidden="true">+</span>
			</button>
		</div>
	);
}
