import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { Icon } from "#ui/components/icon.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import styles from "#ui/shop/product-dialog.module.css";

/** What a dialog of the detail page needs to be drawn. */
export interface ProductDialogProps {
	/** What it is called, and its heading. */
	readonly label: string;
	readonly open: boolean;
	readonly onClose: () => void;
	/** Takes the whole screen, the heading unseen: for pictures. */
	readonly whole?: boolean;
	readonly children: ReactNode;
}

/** A native dialog: the browser keeps the focus in it, gives it back and closes on Escape. Drawn only when open. */
export function ProductDialog({ label, open, onClose, whole = false, children }: ProductDialogProps) {
	const words = useWords();
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		const element = dialog.current;
		if (!open) element?.close();
		else if (element && !element.open) element.showModal();
	}, [open]);
	const closeOnBackdrop = (event: MouseEvent) => {
		if (event.target === event.currentTarget) onClose();
	};
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
		<dialog
			ref={dialog}
			className={whole ? `${styles.dialog} ${styles.whole}` : styles.dialog}
			aria-label={label}
			onClick={closeOnBackdrop}
			onClose={onClose}
		>
			{open ? (
				<div className={styles.body}>
					<div className={styles.head}>
						<h2 className={whole ? "visually-hidden" : styles.heading}>{label}</h2>
						<button type="button" className={styles.close} onClick={onClose}>
							<Icon name="close" />
							<span className="visually-hidden">{words("product.close")}</span>
						</button>
					</div>
					{children}
				</div>
			) : null}
		</dialog>
	);
}
