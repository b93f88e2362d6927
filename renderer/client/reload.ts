import { parseShopPath } from "#core/routes/shop-paths.ts";
import { isEntered } from "#ui/foundation/entered-values.ts";

const entered = new Set<EventTarget>();

/** Remembers the fields that the visitor writes in, so that nothing of it is lost by a reload. */
export function watchEntries(): void {
	document.addEventListener("input", ({ target }) => target && entered.add(target), { passive: true });
}

const holdsText = (field: EventTarget) =>
	(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
	field.isConnected &&
	(["checkbox", "radio"].includes(field.type) || field.value.trim() !== "");

/** Whether a reload would take from the visitor what was entered and not sent. */
export function isUnsaved(): boolean {
	return isEntered(document.body) || [...entered].some(holdsText);
}

/** Whether the page may be loaded anew without being asked: never during checkout or with unsaved input (R-SW-01). */
export function mayReload(storeRoot: string | null): boolean {
	const place = storeRoot === null ? null : parseShopPath(location.pathname, storeRoot)?.place.type;
	return place !== "checkout" && !isUnsaved();
}
