import type { ReactNode } from "react";
import type { CheckoutStep } from "#core/checkout/step-problems.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/checkout/checkout-section.module.css";

/** A step of the checkout: open, done with a summary and an edit button, or still to come. */
export function CheckoutSection({
	name,
	title,
	number,
	state,
	summary,
	disabled,
	onEdit,
	children,
}: {
	readonly name: CheckoutStep;
	/** The heading of the step. */
	readonly title: string;
	readonly number: number;
	readonly state: "done" | "open" | "later";
	/** The entered values, shown while the step is closed. */
	readonly summary: ReactNode;
	readonly disabled: boolean;
	readonly onEdit: () => void;
	readonly children: ReactNode;
}) {
	const t = useTranslate();
	return (
		<section
			id={name}
			className={styles.section}
			data-part="checkout-step"
			data-state={state}
			aria-labelledby={`${name}-heading`}
		>
			<div className={styles.head}>
				<h2 id={`${name}-heading`} tabIndex={-1} aria-current={state === "open" ? "step" : undefined}>
					<span className={styles.number}>{number}</span>
					{title}
					{state === "done" ? <span className="visually-hidden">{` (${t("checkout.done")})`}</span> : null}
				</h2>
				{state === "done" ? (
					<button
						type="button"
						className={styles.edit}
						disabled={disabled}
						aria-label={t("checkout.editStep", { step: title })}
						onClick={onEdit}
					>
						{t("checkout.edit")}
					</button>
				) : null}
			</div>
			{state === "done" ? <div className={styles.summary}>{summary}</div> : null}
			{children ? <div className={styles.body}>{children}</div> : null}
		</section>
	);
}
