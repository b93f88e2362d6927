import type { Logger } from "#core/platform/logger.ts";

/**
 * Logs images that are missing or invalid, and hides them, so that no visitor sees a broken one; they keep their
 * space (R-ERR-02, R-IMG-02). An image with a new URL is shown again. This code is part of the page's own chunk,
 * because a chunk loaded on failure would fail, too.
 */
export function hideMissingImages(logger: Logger): void {
	const check = (image: EventTarget | null) => {
		if (!(image instanceof HTMLImageElement)) return;
		// Some browsers report zero pixels for a drawing without an intrinsic size, although it can be decoded.
		image.decode().catch(() => {
			logger.note("image.missing", { address: image.currentSrc });
			image.style.visibility = "hidden";
			image.onload = () => {
				image.style.visibility = "";
			};
		});
	};
	// These events do not bubble to the window.
	addEventListener("error", ({ target }) => check(target), true);
	for (const image of document.images)
		if (image.complete && !image.naturalWidth && image.currentSrc) check(image);
}
