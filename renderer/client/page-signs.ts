import type { Words } from "#ui/foundation/words.tsx";

/** How long a page may take to load before it is told, in milliseconds (R-LOAD-02). */
const patience = 1000;

function addRegion(id: string, className: string): HTMLElement {
	const region = Object.assign(document.createElement("div"), { id, className });
	region.setAttribute("aria-live", "polite");
	document.body.append(region);
	return region;
}

/** What tells visitors, and programs beside the page, of moves between pages. */
export interface PageSigns {
	/** A move to another page begins or has ended. */
	moving(under: boolean): void;
	/** Says where a visitor who cannot see the change has arrived (R-A11Y-01). */
	arrived(heading: string): void;
}

/**
 * Puts the signs beside the page. A load that takes longer than a second emits `facette:delayed-load` on the window and
 * shows a notice until it ends (R-LOAD-02).
 */
export function addPageSigns(words: () => Words): PageSigns {
	const announcer = addRegion("announcer", "visually-hidden");
	const notice = addRegion("delayed-load", "page-notice");
	let waiting: ReturnType<typeof setTimeout> | undefined;
	return {
		moving(under) {
			if (!under) {
				clearTimeout(waiting);
				waiting = undefined;
				notice.textContent = "";
				return;
			}
			waiting ??= setTimeout(() => {
				notice.textContent = words()("loading.delayed");
				dispatchEvent(new CustomEvent("facette:delayed-load", { detail: { path: location.pathname } }));
			}, patience);
		},
		arrived: (heading) => {
			announcer.textContent = words()("announcement", { page: heading });
		},
	};
}
