import type { Logger } from "#core/platform/logger.ts";

function anchorOf(hash: string): string | null {
	if (hash.length < 2) return null;
	try {
		return decodeURIComponent(hash.slice(1));
	} catch {
		return hash.slice(1);
	}
}

/** Returns the element of a URL's fragment; null without one. */
export function anchorElement(hash: string): HTMLElement | null {
	const anchor = anchorOf(hash);
	return anchor === null ? null : document.getElementById(anchor);
}

/** Logs if the URL's fragment has no element on the page. */
export function logMissingAnchor(hash: string, logger: Logger): void {
	const anchor = anchorOf(hash);
	if (anchor && !anchorElement(hash)) logger.note("scroll.anchorMissing", { anchor });
}
