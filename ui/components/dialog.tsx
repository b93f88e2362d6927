import { useEffect, useId, useRef } from "react";
import { DialogFrame, type DialogFrameProps } from "#ui/components/dialog-frame.tsx";

/** The props of a dialog; its children are rendered only while it is open. */
export interface DialogProps extends Pick<DialogFrameProps, "label" | "place" | "children"> {
	readonly open: boolean;
	/** Called after the close button, Escape or the backdrop has closed it. */
	readonly onClose: () => void;
}

/**
 * A dialog that a component opens.
 *
 * Use it for short tasks that return to where they began. Not for content that deserves its own address.
 */
export function Dialog({ open, children, ...frame }: DialogProps) {
	const element = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		if (!open) element.current?.close();
		else if (element.current && !element.current.open) element.current.showModal();
	}, [open]);
	return (
		<DialogFrame {...frame} id={useId()} element={element}>
			{open ? children : null}
		</DialogFrame>
	);
}
