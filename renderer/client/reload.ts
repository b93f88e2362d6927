import { shopPathSegments } from "#core/routes/shop-path-segments.ts";
import { hasEnteredValues } from "#ui/foundation/entered-values.ts";

const entered = new Set<EventTarget>();
/** Parts that no page needs ("page-views" among them), or that boot.ts answers for ("page"): no page is loaded again for them. */
const optionalChunks =
	/\/(?:matomo|open-state|page|retailer-clock|service-worker|special-days|view-transitions|week-strip)-/;
let suppressedLoads = 0;

/** Whether a page goes on without what could not be loaded: a part of little weight, or one whose loss is answered for. */
export function isOptionalChunk({ message }: Error): boolean {
	return suppressedLoads > 0 || optionalChunks.test(message);
}

/** Loads parts whose loss the caller answers for; rejects as they do, once all have settled. */
export async function suppressReload<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
	suppressedLoads++;
	try {
		return await load();
	} finally {
		suppressedLoads--;
	}
}

/** Remembers the fields that the visitor writes in, so that nothing of it is lost by a reload. */
export function trackUnsavedInput(): void {
	document.addEventListener("input", ({ target }) => target && entered.add(target), { passive: true });
}

const isTextField = (field: EventTarget) =>
	(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
	(["checkbox", "radio"].includes(field.type) || field.value.trim() !== "");

/** Whether a reload would take from the visitor what was entered and not sent. */
export function isUnsaved(): boolean {
	for (const field of entered) if (!(field instanceof Node && field.isConnected)) entered.delete(field);
	return hasEnteredValues(document.body) || [...entered].some(isTextField);
}

/** Whether the page may be loaded again without being asked: never during checkout or with unsaved input (R-SW-01). */
export function mayReload(): boolean {
	return !location.pathname.endsWith(`/${shopPathSegments.checkout}`) && !isUnsaved();
}
