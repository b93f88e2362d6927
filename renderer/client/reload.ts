import { hasEnteredValues } from "#ui/foundation/entered-values.ts";

const entered = new Set<EventTarget>();
/**
 * Chunks that no page needs ("page-views" among them), or whose failure boot.ts handles ("page"): the page is not
 * reloaded for them.
 */
const optionalChunks =
	/\/(?:matomo|open-state|page|retailer-clock|service-worker|special-days|view-transitions|week-strip)-/;
let suppressedLoads = 0;

/**
 * Returns whether a page works without a chunk that could not be loaded, because it is optional or its failure is
 * handled.
 */
export function isOptionalChunk({ message }: Error): boolean {
	return suppressedLoads > 0 || optionalChunks.test(message);
}

/** Loads chunks whose failure the caller handles; rejects as they do, after all have settled. */
export async function suppressReload<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
	suppressedLoads++;
	try {
		return await load();
	} finally {
		suppressedLoads--;
	}
}

/** Tracks the fields in which the visitor types, so that a reload loses no input. */
export function trackUnsavedInput(): void {
	document.addEventListener("input", ({ target }) => target && entered.add(target), { passive: true });
}

const isTextField = (field: EventTarget) =>
	(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
	(["checkbox", "radio"].includes(field.type) || field.value.trim() !== "");

/** Returns whether a reload would lose input that has not been sent. */
export function isUnsaved(): boolean {
	for (const field of entered) if (!(field instanceof Node && field.isConnected)) entered.delete(field);
	return hasEnteredValues(document.body) || [...entered].some(isTextField);
}

/** Returns whether the page may be reloaded automatically: never during checkout or with unsaved input (R-SW-01). */
export function mayReload(): boolean {
	return document.querySelector("main[data-checkout]") === null && !isUnsaved();
}
