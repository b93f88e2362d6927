import { ContentError } from "#adapters/content-directus/client/content-error.ts";

/** The maximum number of attempts at a read. */
const maxAttempts = 4;
/** The maximum delay that a service may request, in milliseconds. If it requests more, there is no further attempt. */
const longestWait = 30_000;

/** The statuses after which a read is repeated. */
const retryableStatuses: readonly (number | null)[] = [429, 503];

/** Returns the milliseconds of a Retry-After header, which has seconds or a date; null if it is missing or invalid. */
export function retryAfterOf(header: string | null, now: number): number | null {
	if (header === null) return null;
	if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
	const date = Date.parse(header);
	return Number.isNaN(date) ? null : Math.max(0, date - now);
}

/** Returns the milliseconds to wait after attempt number `attempt`, counted from 1; null if there is no further one. */
export function waitBeforeNext(error: unknown, attempt: number): number | null {
	if (!(error instanceof ContentError) || !retryableStatuses.includes(error.status) || attempt >= maxAttempts)
		return null;
	const wait = error.retryAfter ?? 1000 * 2 ** (attempt - 1);
	return wait <= longestWait ? wait : null;
}
