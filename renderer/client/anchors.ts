import type { Logger } from "#core/platform/logger.ts";

function anchorOf(hash: string): string | null {
	if (hash.length < 2) return null;
	try {
		return decodeURIComponent(hash.slice(1));
	} catch {
		return hash.slice(1);
	}
}

/** The element that the URL names a place by; null where there is none. */
export function anchorElement(hash: string): HTMLElement | null {
	const anchor = anchorOf(hash);
	return anchor === null ? null : document.getElementById(anchor);
}

/** Notes that the URL names a place which the page does not have. */
export function logMissingAnchor(hash: string, logger: Logger): void {
	const anchor = anchorOf(hash);
	if (anchor && !anchorElement(hash)) logger.note("scroll.anchorMissing", { anchor });
}
