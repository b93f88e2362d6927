import { afterPaint } from "#ui/foundation/after-paint.ts";

/**
 * Opens the dialogs that buttons command in two steps, so that a press is answered at once: each as a popover, which
 * concerns no other element, and when that has been painted as the modal dialog that it is without script. The browser
 * styles all of the page again for that, since nothing of it can be used meanwhile.
 */
export function watchDialogs(document: Document): void {
	document.addEventListener(
		"command",
		(event) => {
			const { command, source, target } = event as CommandEvent;
			// Browsers send this command from HTML's buttons to dialogs alone.
			const dialog = target as HTMLDialogElement;
			if (command !== "show-modal" || dialog.open) return;
			event.preventDefault();
			dialog.popover = "auto";
			dialog.showPopover();
			afterPaint(() => {
				// Escape may have closed it.
				if (!dialog.matches(":popover-open")) return;
				// A dialog returns the focus to what had it before.
				(source as HTMLElement).focus({ preventScroll: true });
				dialog.popover = null;
				dialog.showModal();
			});
		},
		true,
	);
}
