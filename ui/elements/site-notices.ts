import type { ConnectElement } from "#ui/elements/connect-element.ts";
import { closedNoticesKey, updateNotices } from "#ui/elements/notice-visibility.ts";
import { onEachMinute } from "#ui/foundation/each-minute.ts";

/**
 * Shows and hides the notices of the page every minute, and closes them at the visitor's request. A closed one is
 * remembered until the tab is closed, because that is what the visitor requests (section 25 (2) TDDDG).
 */
export const connectSiteNotices: ConnectElement = (element, { services: { time } }) => {
	const update = () => updateNotices(time.now());
	const close = ({ target }: Event) => {
		const notice = (target as Element).closest("button")?.closest<HTMLElement>("[data-until]");
		if (!notice) return;
		notice.dataset.closed = "";
		remember(notice.dataset.id ?? "");
		update();
		// The pressed button is hidden.
		const next = element.querySelector<HTMLElement>("[data-until]:not([hidden]) button");
		(next ?? document.getElementById("content"))?.focus({ preventScroll: true });
	};
	element.addEventListener("click", close);
	const stop = onEachMinute(time, update);
	return () => {
		element.removeEventListener("click", close);
		stop();
	};
};

function remember(id: string): void {
	try {
		const closed = sessionStorage.getItem(closedNoticesKey);
		sessionStorage.setItem(closedNoticesKey, closed ? `${closed} ${id}` : id);
	} catch {
		// It stays closed on this page.
	}
}
