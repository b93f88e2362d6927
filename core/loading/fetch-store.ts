import { fetchReducer } from "#core/loading/fetch-reducer.ts";
import {
	defaultFetchRules,
	type FetchEvent,
	type FetchRules,
	type FetchState,
	idleFetch,
} from "#core/loading/fetch-state.ts";
import type { Logger } from "#core/platform/logger.ts";
import type { Time } from "#core/platform/time.ts";
import { createStore, type Store } from "#core/state/store.ts";

/** The dependencies of a read. */
export interface FetchStoreDependencies {
	readonly time: Time;
	readonly logger: Logger;
	/** The catalogue key of the message for a failure. */
	readonly errorKey: (error: unknown) => string;
	readonly rules?: FetchRules;
}

/** A read of data shared by several parts of a page, with its state. */
export interface FetchStore<Data> extends Store<FetchState<Data>> {
	/** Reads unless a read is in progress or the data is fresh. Reads again after a failure. */
	fetch(): void;
}

/**
 * Creates a store that reads with the retries and cache of the fetch rules (R-FETCH-01). `read` rejects on failure.
 * Expired data is dropped at the next read.
 */
export function createFetchStore<Data>(
	read: () => Promise<Data>,
	dependencies: FetchStoreDependencies,
): FetchStore<Data> {
	const { time, logger, errorKey, rules = defaultFetchRules } = dependencies;
	const { state, subscribe, set } = createStore<FetchState<Data>>(idleFetch);

	function dispatch(event: FetchEvent<Data>): void {
		const next = fetchReducer(state(), event, logger, rules);
		if (next === state()) return;
		set(next);
		if (next.status !== "loading") return;
		if (next.retryIn !== null) void time.wait(next.retryIn).then(() => dispatch({ type: "retry" }));
		else void send(next.request);
	}

	async function send(request: number): Promise<void> {
		try {
			const value = await read();
			dispatch({ type: "succeeded", request, value, now: time.now() });
		} catch (error) {
			dispatch({ type: "failed", request, errorKey: errorKey(error) });
		}
	}

	return {
		state,
		subscribe,
		fetch() {
			dispatch({ type: "expire", now: time.now() });
			dispatch({ type: "fetch", now: time.now() });
		},
	};
}
