import { ShopFileError, type ShopFileFault } from "#adapters/catalogue-static/shop-file-error.ts";

/** The part of the browser's fetch that is used here. */
export type FetchFile = (
	address: string,
	init: { readonly signal: AbortSignal; readonly cache?: "no-cache" },
) => Promise<Pick<Response, "ok" | "status" | "text">>;

/** The options of a file request. */
export interface FetchFileOptions {
	readonly fetch: FetchFile;
	/** Milliseconds until the file must have arrived. */
	readonly timeout: number;
	/** Whether to revalidate a cached copy with the host. */
	readonly revalidate?: boolean;
}

/** Fetches the text of a file; throws {@link ShopFileError}. */
export async function fetchText(
	address: string,
	{ fetch, timeout, revalidate = false }: FetchFileOptions,
): Promise<string> {
	const signal = AbortSignal.timeout(timeout);
	try {
		const response = await fetch(address, revalidate ? { signal, cache: "no-cache" } : { signal });
		if (response.ok) return await response.text();
		throw new ShopFileError(address, isGone(response.status) ? "missing" : "refused");
	} catch (cause) {
		if (cause instanceof ShopFileError) throw cause;
		const fault: ShopFileFault = signal.aborted ? "timedOut" : "unreachable";
		throw new ShopFileError(address, fault, { cause });
	}
}

function isGone(status: number): boolean {
	return status === 404 || status === 410;
}

/** Matches keys only, because JSON escapes quotation marks within a text. */
const unsafeKeyPattern = /"(?:__proto__|constructor|prototype)"\s*:/;

/** Parses a file's text; throws {@link ShopFileError} if it is not JSON or `parse` rejects it (B-SEC-04). */
export function parseFile<Value>(address: string, text: string, parse: (content: unknown) => Value): Value {
	try {
		if (unsafeKeyPattern.test(text)) throw new TypeError("It has a key that could reach a prototype.");
		return parse(JSON.parse(text));
	} catch (cause) {
		throw new ShopFileError(address, "invalid", { cause });
	}
}
