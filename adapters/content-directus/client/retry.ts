import { ContentError } from "#adapters/content-directus/client/content-error.ts";

/** Attempts at a read in all. */
const maxAttempts = 4;
/** The service's own wish is followed up to here; one that wants more gets no further attempt. */
const longestWait = 30_000;

/** Statuses that ask for another attempt. */
const retryableStatuses: readonly (number | null)[] = [429, 503];

/** Milliseconds named by a Retry-After header in seconds or as a date; null without a sensible one. */
export function retryAfterOf(header: string | null, now: number): number | null {
	if (header === null) return null;
	if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
	const date = Date.parse(header);
	return Number.isNaN(date) ? null : Math.max(0, date - now);
}

/** Milliseconds to wait before the attempt after `attempt`, the first being 1; null when there is none. */
export function waitBeforeNext(error: unknown, attempt: number): number | null {
	if (!(error instanceof ContentError) || !retryableStatuses.includes(error.status) || attempt >= maxAttempts)
		return null;
	const wait = error.retryAfter ?? 1000 * 2 ** (attempt - 1);
	return wait <= longestWait ? wait : null;
}
