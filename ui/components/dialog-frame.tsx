import type { ReactNode, RefObject } from "react";
import styles from "#ui/components/dialog.module.css";
import { Icon } from "#ui/components/icon.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/** What every dialog is rendered from. */
export interface DialogFrameProps {
	/** Names the dialog for the buttons that open and close it. */
	readonly id: string;
	/** What it is called; its heading too, at the bottom and in the middle. */
	readonly label: string;
	/** Where it is: along the right side, over the bottom, in the middle or on the whole screen. */
	readonly place: "side" | "bottom" | "middle" | "screen";
	/** For a component that opens it itself. */
	readonly element?: RefObject<HTMLDialogElement | null>;
	readonly onClose?: () => void;
	/** Null while there is nothing in it. */
	readonly children: ReactNode;
}

/**
 * A native dialog with its cross. The browser keeps the focus in it, gives it back, and closes it on the cross, on Escape
 * and on a press outside it, without script.
 *
 * Use it with a button whose `command` opens it, for what is in the document anyway. Not for content that is drawn on
 * demand: that is a {@link Dialog}.
 */
export function DialogFrame({ id, label, place, element, onClose, children }: DialogFrameProps) {
	const t = useTranslate();
	const titled = place === "bottom" || place === "middle";
	return (
		<dialog
			id={id}
			ref={element}
			className={`${styles.dialog} ${styles[place]}`}
			aria-label={label}
			closedby="any"
			onClose={onClose}
		>
			{children === null ? null : (
				<div className={styles.body}>
					<div className={styles.head}>
						{titled ? (
							<h2 id={`${id}-title`} className={styles.heading}>
								{label}
							</h2>
						) : null}
						<button type="button" className={styles.close} command="close" commandfor={id}>
							<Icon name="close" />
							<span className="visually-hidden">{t("dialog.close")}</span>
						</button>
					</div>
					{children}
				</div>
			)}
		</dialog>
	);
}
