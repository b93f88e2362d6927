import { afterPaint } from "#ui/foundation/after-paint.ts";

/**
 * Opens the dialogs that buttons command in two steps, so that a press is answered at once: each as a popover, which
 * concerns no other element, and when that has been painted as the modal dialog that it is without script. The browser
 * styles all of the page again for that, since nothing of it can be used meanwhile.
 *
 * A touch outside a dialog closes it and does nothing else: browsers look for what a touch clicks when it ends, which is by
 * then the page behind.
 */
export function watchDialogs(document: Document): void {
	document.addEventListener(
		"command",
		(event) => {
			const { command, source, target } = event as CommandEvent;
			// Browsers send these commands from HTML's buttons to dialogs alone.
			const dialog = target as HTMLDialogElement;
			const opens = command === "show-modal";
			if (dialog.matches(":popover-open")) {
				event.preventDefault();
				if (!opens) dialog.hidePopover();
				return;
			}
			// The keyboard may go on at once, to what the first frame does not have yet.
			if (!opens || dialog.open || source?.matches(":focus-visible")) return;
			event.preventDefault();
			dialog.popover = "auto";
			dialog.showPopover();
			afterPaint(() => {
				// Escape may have closed it.
				const isShown = dialog.matches(":popover-open");
				// A dialog returns the focus to what had it before.
				if (isShown) (source as HTMLElement).focus({ preventScroll: true });
				dialog.popover = null;
				if (isShown) dialog.showModal();
			});
		},
		true,
	);
	document.addEventListener("touchend", (event) => {
		// Outside a modal dialog there is its backdrop, whose events have the dialog as their target.
		const { target } = event;
		if (target instanceof HTMLDialogElement && !target.open && event.cancelable) event.preventDefault();
	});
}
