/** The rules of fetching (specification 9, "Data-fetch defaults"); times in milliseconds. */
export interface FetchRules {
	/** How often a failed request is repeated. */
	readonly retries: number;
	/** Before the first repetition; doubles from one to the next. */
	readonly firstDelay: number;
	readonly maxDelay: number;
	/** How long data is kept and shown while it is read again. */
	readonly cacheTime: number;
	/** How long data counts as fresh and is not read again. */
	readonly staleTime: number;
}

/** Three repetitions after 1, 2, 4 … at most 30 seconds; kept for 5 minutes, stale at once (R-FETCH-01). */
export const defaultFetchRules: FetchRules = {
	retries: 3,
	firstDelay: 1000,
	maxDelay: 30_000,
	cacheTime: 300_000,
	staleTime: 0,
};

/** Data with when it was read. */
export interface FetchedData<Data> {
	readonly value: Data;
	/** Milliseconds since 1970. */
	readonly fetchedAt: number;
}

/** A read of data (R-FETCH-01); `data` is what an earlier read gave and may be shown meanwhile. */
export type FetchState<Data> =
	| { readonly status: "idle" }
	| {
			readonly status: "loading";
			/** The number of the request whose response is awaited, from 1. */
			readonly request: number;
			/** How many requests failed before this one, since the read began. */
			readonly failures: number;
			/** Milliseconds to wait before "retry"; null while a request is under way. */
			readonly retryIn: number | null;
			readonly data: FetchedData<Data> | null;
	  }
	| {
			readonly status: "error";
			readonly request: number;
			/** The catalogue key of what went wrong. */
			readonly errorKey: string;
			readonly data: FetchedData<Data> | null;
	  }
	| { readonly status: "success"; readonly request: number; readonly data: FetchedData<Data> };

/** What can happen to a read; `now` in milliseconds since 1970. */
export type FetchEvent<Data> =
	/** Someone wants the data: on screen, or by a press on "try again". */
	| { readonly type: "fetch"; readonly now: number }
	/** The wait is over. */
	| { readonly type: "retry" }
	| { readonly type: "succeeded"; readonly request: number; readonly value: Data; readonly now: number }
	| { readonly type: "failed"; readonly request: number; readonly errorKey: string }
	/** Nobody wants the data any more, or its time may be over. */
	| { readonly type: "expire"; readonly now: number };

/** A read that nobody asked for yet. */
export const idleFetch: FetchState<never> = { status: "idle" };

/** How long to wait before the repetition after the given number of failures, from 1: doubling, capped. */
export function retryDelay(failures: number, rules: FetchRules): number {
	return Math.min(rules.maxDelay, rules.firstDelay * 2 ** (failures - 1));
}

/** Whether data is read again when it is wanted. */
export function isStale(data: FetchedData<unknown>, now: number, rules: FetchRules): boolean {
	return now - data.fetchedAt >= rules.staleTime;
}

/** Whether data is too old to be shown at all. */
export function isExpired(data: FetchedData<unknown>, now: number, rules: FetchRules): boolean {
	return now - data.fetchedAt > rules.cacheTime;
}

/** What is there to show: the data read last, while it has not expired. */
export function shownData<Data>(state: FetchState<Data>): Data | null {
	return state.status === "idle" ? null : (state.data?.value ?? null);
}
