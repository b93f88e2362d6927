import { loadOnce } from "#core/shared/promises.ts";
import { sharedDataPath } from "#renderer/engines/page-data-paths.ts";

/** The error for a page or a part of it that could not be loaded. Loading the document may still succeed. */
export class PageLoadError extends Error {
	override readonly name = "PageLoadError";
	constructor(address: string, status: number | null) {
		super(`Could not load ${address} (${status ?? "no answer"})`);
	}
}

/** Whether a request is needed now or is a prefetch with low priority. */
export type Urgency = "now" | "ahead";

/** Requests JSON. `status` is null without a response, `body` for invalid JSON or an error status. Never rejects. */
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

/** Loads a shared file by its digest, once per document. `field` is a field that it must have. */
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
	// Written by the renderer of the same build.
	return open() as Promise<Part>;
}
