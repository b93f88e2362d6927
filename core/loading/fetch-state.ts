/** The rules for fetching (specification 9, "Data-fetch defaults"), with times in milliseconds. */
export interface FetchRules {
	/** The number of times a failed request is repeated. */
	readonly retries: number;
	/** The delay before the first repetition; it doubles for each further one. */
	readonly firstDelay: number;
	readonly maxDelay: number;
	/** The time for which data is kept and shown while it is read again. */
	readonly cacheTime: number;
	/** The time for which data is fresh and not read again. */
	readonly staleTime: number;
}

/**
 * The default rules: three repetitions after 1, 2, 4 … seconds, at most 30; data is kept for 5 minutes and stale at
 * once (R-FETCH-01).
 */
export const defaultFetchRules: FetchRules = {
	retries: 3,
	firstDelay: 1000,
	maxDelay: 30_000,
	cacheTime: 300_000,
	staleTime: 0,
};

/** Data with the time at which it was read. */
export interface FetchedData<Data> {
	readonly value: Data;
	/** Milliseconds since 1970. */
	readonly fetchedAt: number;
}

/** The state of a read (R-FETCH-01). `data` comes from an earlier read and can be shown in the meantime. */
export type FetchState<Data> =
	| { readonly status: "idle" }
	| {
			readonly status: "loading";
			/** The number of the awaited request, from 1. */
			readonly request: number;
			/** The number of failed requests since the read began. */
			readonly failures: number;
			/** The milliseconds to wait before "retry"; null while a request is in progress. */
			readonly retryIn: number | null;
			readonly data: FetchedData<Data> | null;
	  }
	| {
			readonly status: "error";
			readonly request: number;
			/** The catalogue key of the error message. */
			readonly errorKey: string;
			readonly data: FetchedData<Data> | null;
	  }
	| { readonly status: "success"; readonly request: number; readonly data: FetchedData<Data> };

/** An event of a read; `now` in milliseconds since 1970. */
export type FetchEvent<Data> =
	/** The data is needed: it is displayed, or "try again" was pressed. */
	| { readonly type: "fetch"; readonly now: number }
	/** The wait is over. */
	| { readonly type: "retry" }
	| { readonly type: "succeeded"; readonly request: number; readonly value: Data; readonly now: number }
	| { readonly type: "failed"; readonly request: number; readonly errorKey: string }
	/** The data is no longer needed or may have expired. */
	| { readonly type: "expire"; readonly now: number };

/** The state of a read that has not been requested. */
export const idleFetch: FetchState<never> = { status: "idle" };

/**
 * Returns the delay before the next repetition, given the number of failures from 1. It doubles up to the maximum.
 */
export function retryDelay(failures: number, rules: FetchRules): number {
	return Math.min(rules.maxDelay, rules.firstDelay * 2 ** (failures - 1));
}

/** Returns whether data must be read again when needed. */
export function isStale(data: FetchedData<unknown>, now: number, rules: FetchRules): boolean {
	return now - data.fetchedAt >= rules.staleTime;
}

/** Returns whether data is too old to be shown. */
export function isExpired(data: FetchedData<unknown>, now: number, rules: FetchRules): boolean {
	return now - data.fetchedAt > rules.cacheTime;
}

/** Returns the data to show: the last data read, unless it has expired. */
export function shownData<Data>(state: FetchState<Data>): Data | null {
	return state.status === "idle" ? null : (state.data?.value ?? null);
}
