/** The key of the tab's storage with the ids of closed notices, separated by spaces. */
export const closedNoticesKey = "int-notices";

/**
 * Shows the notices that hold at an instant, in milliseconds since 1970, and were not closed in this tab; hides all others.
 * Documents with notices contain this function as text and run it before the first layout, so it may use nothing but the browser.
 */
export function updateNotices(now = Date.now()): void {
	let closed: string[] = [];
	try {
		closed = (sessionStorage.getItem("int-notices") ?? "").split(" ");
	} catch {
		// A browser that blocks storage shows closed notices again on the next page.
	}
	for (const region of document.querySelectorAll<HTMLElement>("site-notices > section")) {
		const notices = [...region.querySelectorAll<HTMLElement>("[data-until]")];
		for (const notice of notices) {
			const { id = "", from, until, closed: isClosed } = notice.dataset;
			const isOver = now < Number(from) || now >= Number(until);
			notice.hidden = isOver || isClosed !== undefined || closed.includes(id);
		}
		region.hidden = notices.every((notice) => notice.hidden);
	}
}
