import { loadOnce } from "#core/shared/promises.ts";
import { sharedDataPath } from "#renderer/engines/page-data-paths.ts";

/** A page or a part of it could not be loaded; the browser's own navigation may still succeed. */
export class PageLoadError extends Error {
	override readonly name = "PageLoadError";
	constructor(address: string, status: number | null) {
		super(`Could not load ${address} (${status ?? "no answer"})`);
	}
}

/** Whether what is asked for is needed at once, or may come after everything else. */
export type Urgency = "now" | "ahead";

/** Asks for JSON: null for a status without a response, and for a body that is none. Never rejects. */
export async function fetchJson(
	address: string,
	urgency: Urgency,
): Promise<{ status: number | null; body: unknown }> {
	try {
		const response = await fetch(address, urgency === "ahead" ? { priority: "low" } : {});
		return { status: response.status, body: response.ok ? await response.json().catch(() => null) : null };
	} catch {
		return { status: null, body: null };
	}
}

const parts = new Map<string, () => Promise<object>>();

/** Loads a file of what pages share, by its digest and a field that it must have; each once in the life of a document. */
export function loadShared<Part extends object>(
	hash: string,
	field: keyof Part & string,
	urgency: Urgency,
): Promise<Part> {
	const load = loadOnce(async () => {
		const address = sharedDataPath(hash);
		const { status, body } = await fetchJson(address, urgency);
		if (status === 200 && typeof body === "object" && body !== null && field in body) return body;
		throw new PageLoadError(address, status);
	});
	const open = parts.get(hash) ?? load;
	parts.set(hash, open);
	// The renderer of the same build wrote it.
	return open() as Promise<Part>;
}
