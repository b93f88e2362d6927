import { afterPaint } from "#ui/foundation/scheduling.ts";

/**
 * Opens dialogs in two steps, so that a press is answered at once: first as a popover, which affects no other
 * element, and after the first paint as a modal dialog. Opening a modal dialog makes the rest of the page inert,
 * for which the browser recomputes all styles.
 *
 * A touch outside a dialog only closes it. Browsers determine the click target when the touch ends, and that would
 * be the page behind.
 */
export function watchDialogs(document: Document): void {
	document.addEventListener(
		"command",
		(event) => {
			const { command, source, target } = event as CommandEvent;
			// HTML's buttons send these commands to dialogs only.
			const dialog = target as HTMLDialogElement;
			const opens = command === "show-modal";
			if (dialog.matches(":popover-open")) {
				event.preventDefault();
				if (!opens) dialog.hidePopover();
				return;
			}
			// Keyboard users may continue at once, to content that the first frame lacks.
			if (!opens || dialog.open || source?.matches(":focus-visible")) return;
			event.preventDefault();
			dialog.popover = "auto";
			dialog.showPopover();
			afterPaint(() => {
				// Escape may have closed it.
				const isShown = dialog.matches(":popover-open");
				// A dialog restores the focus to the previously focused element.
				if (isShown) (source as HTMLElement).focus({ preventScroll: true });
				dialog.popover = null;
				if (isShown) dialog.showModal();
			});
		},
		true,
	);
	document.addEventListener("touchend", (event) => {
		// Events of the backdrop have the dialog as their target.
		const { target } = event;
		if (target instanceof HTMLDialogElement && !target.open && event.cancelable) event.preventDefault();
	});
}
