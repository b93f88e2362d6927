import type { ReactNode, RefObject } from "react";
import styles from "#ui/components/dialog.module.css";
import { Icon } from "#ui/components/icon.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/** The props of all dialogs. */
export interface DialogFrameProps {
	/** The id that buttons use to open and close the dialog. */
	readonly id: string;
	/** Its accessible name; also its heading, at the bottom and in the middle. */
	readonly label: string;
	/** Its position: along the right side, over the bottom, in the middle or on the whole screen. */
	readonly place: "side" | "bottom" | "middle" | "screen";
	/** A ref for a component that opens it from script. */
	readonly element?: RefObject<HTMLDialogElement | null>;
	readonly onClose?: () => void;
	/** Null while it has no content. */
	readonly children: ReactNode;
}

/**
 * A native dialog with a close button. The browser traps the focus, restores it, and closes the dialog on the
 * button, on Escape and on a press outside it, without script.
 *
 * Use it with a button whose `command` opens it, for content that is always in the document. Not for content that
 * is rendered on demand: that is a {@link Dialog}.
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
			data-part="dialog"
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
