import type { Logger } from "#core/ports/logger.ts";

/**
 * Notes images that the host does not have and hides them, so that no visitor sees a broken one; their place keeps its
 * size (R-ERR-02, R-IMG-02). An image that is shown after all, or takes another address, is seen again.
 */
export function hideMissingImages(logger: Logger): void {
	const hide = (image: HTMLImageElement) => {
		logger.note("image.missing", { address: image.currentSrc || image.src });
		image.style.visibility = "hidden";
	};
	const isImage = (target: EventTarget | null) => target instanceof HTMLImageElement;
	// Such events do not rise from the element to the document.
	document.addEventListener("error", ({ target }) => isImage(target) && hide(target), true);
	document.addEventListener(
		"load",
		({ target }) => {
			if (isImage(target) && target.style.visibility) target.style.visibility = "";
		},
		true,
	);
	for (const image of document.images)
		if (image.complete && image.naturalWidth === 0 && image.currentSrc) hide(image);
}
