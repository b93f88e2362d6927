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
			const { command, source, target: dialog, defaultPrevented } = event as CommandEvent;
			if (command !== "show-modal" || defaultPrevented) return;
			if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
			event.preventDefault();
			if (dialog.popover) return;
			dialog.popover = "auto";
			dialog.showPopover();
			afterPaint(() => {
				// Escape may have closed it.
				const shown = dialog.matches(":popover-open");
				// A dialog returns the focus to what had it before.
				if (shown && source instanceof HTMLElement) source.focus({ preventScroll: true });
				dialog.popover = null;
				if (shown) dialog.showModal();
			});
		},
		true,
	);
}
