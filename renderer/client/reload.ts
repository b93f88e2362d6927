import { parseShopPath } from "#core/routes/shop-paths.ts";
import { isEntered } from "#ui/foundation/entered-values.ts";

const entered = new Set<EventTarget>();
/** Parts that no page needs, so that none is loaded anew for them. */
const spare = /\/(?:matomo|retailer-clock|retailer-clock-loader|service-worker)-/;
let answered = 0;

/** Whether a page goes on without what could not be loaded: a part of little weight, or one whose loss is answered for. */
export function isSpared({ message }: Error): boolean {
	return answered > 0 || spare.test(message);
}

/** Loads parts whose loss the caller answers for; rejects as they do. */
export async function answeringFor<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
	answered++;
	try {
		return await load();
	} finally {
		answered--;
	}
}

/** Remembers the fields that the visitor writes in, so that nothing of it is lost by a reload. */
export function watchEntries(): void {
	document.addEventListener("input", ({ target }) => target && entered.add(target), { passive: true });
}

const holdsText = (field: EventTarget) =>
	(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
	(["checkbox", "radio"].includes(field.type) || field.value.trim() !== "");

/** Whether a reload would take from the visitor what was entered and not sent. */
export function isUnsaved(): boolean {
	for (const field of entered) if (!(field instanceof Node && field.isConnected)) entered.delete(field);
	return isEntered(document.body) || [...entered].some(holdsText);
}

/** Whether the page may be loaded anew without being asked: never during checkout or with unsaved input (R-SW-01). */
export function mayReload(storeRoot: string | null): boolean {
	const place = storeRoot === null ? null : parseShopPath(location.pathname, storeRoot)?.place.type;
	return place !== "checkout" && !isUnsaved();
}
