import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";
import styles from "#ui/components/dialog.module.css";
import { Icon } from "#ui/components/icon.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/** What a dialog needs to be rendered. */
export interface DialogProps {
	/** What it is called; its heading too, at the bottom and in the middle. */
	readonly label: string;
	readonly open: boolean;
	/** Called when the cross, Escape or the backdrop closes it; may be called more than once. */
	readonly onClose: () => void;
	/** Where it is: along the right side, over the bottom, in the middle or on the whole screen. */
	readonly place: "side" | "bottom" | "middle" | "screen";
	/** Drawn only while it is open. */
	readonly children: ReactNode;
}

/**
 * A native dialog: the browser keeps the focus in it, gives it back and closes it on Escape.
 *
 * Use it for short tasks that return to where they began. Not for content that deserves an address of its own.
 */
export function Dialog({ label, open, onClose, place, children }: DialogProps) {
	const t = useTranslate();
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		const element = dialog.current;
		if (!open) element?.close();
		else if (element && !element.open) element.showModal();
	}, [open]);
	// A text that is marked from within and dropped outside ends in a click on the backdrop too.
	const beganWithin = useRef(false);
	const isBackdrop = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;
	const closeOnBackdrop = (event: MouseEvent) => {
		if (isBackdrop(event) && !beganWithin.current) onClose();
		beganWithin.current = false;
	};
	const titled = place === "bottom" || place === "middle";
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
		<dialog
			ref={dialog}
			className={`${styles.dialog} ${styles[place]}`}
			aria-label={label}
			onPointerDown={(event) => {
				beganWithin.current = !isBackdrop(event);
			}}
			onClick={closeOnBackdrop}
			onClose={onClose}
		>
			{open ? (
				<div className={styles.body}>
					<div className={styles.head}>
						{titled ? <h2 className={styles.heading}>{label}</h2> : null}
						<button type="button" className={styles.close} onClick={onClose}>
							<Icon name="close" />
							<span className="visually-hidden">{t("dialog.close")}</span>
						</button>
					</div>
					{children}
				</div>
			) : null}
		</dialog>
	);
}
