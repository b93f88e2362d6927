import type { Logger } from "#core/platform/logger.ts";

/**
 * Notes images that the host does not have, or that are no images, and hides them, so that no visitor sees a broken one;
 * their place keeps its size (R-ERR-02, R-IMG-02). One that takes another URL is seen again. The code is in the
 * page's own chunk: one to load when an image fails would be missing too where the network is.
 */
export function hideMissingImages(logger: Logger): void {
	const check = (image: EventTarget | null) => {
		if (!(image instanceof HTMLImageElement)) return;
		// A drawing without a size of its own counts no pixels in some browsers, but can be decoded.
		image.decode().catch(() => {
			logger.note("image.missing", { address: image.currentSrc });
			image.style.visibility = "hidden";
			image.onload = () => {
				image.style.visibility = "";
			};
		});
	};
	// Such events do not rise from the element to the window.
	addEventListener("error", ({ target }) => check(target), true);
	for (const image of document.images)
		if (image.complete && !image.naturalWidth && image.currentSrc) check(image);
}
