import { fetchReducer } from "#core/loading/fetch-reducer.ts";
import {
	defaultFetchRules,
	type FetchEvent,
	type FetchRules,
	type FetchState,
	idleFetch,
} from "#core/loading/fetch-state.ts";
import type { Logger } from "#core/ports/logger.ts";
import type { Time } from "#core/ports/time.ts";

/** What a read needs of the world. */
export interface FetchStoreDependencies {
	readonly time: Time;
	readonly logger: Logger;
	/** The catalogue key of the sentence for a failure. */
	readonly errorKey: (error: unknown) => string;
	readonly rules?: FetchRules;
}

/** A read of data that several parts of a page may want at once. */
export interface FetchStore<Data> {
	/** How far the read has come; the same object as long as nothing changes. */
	state(): FetchState<Data>;
	/** Reads unless a read is under way or the data is fresh; after a failure it reads again. */
	fetch(): void;
	/** Calls the listener after each change; returns how to stop. */
	subscribe(listener: () => void): () => void;
}

/**
 * Reads with the retries and the cache of the fetch rules (R-FETCH-01). `read` rejects when it fails. Once nobody
 * listens any more, data that grew too old is forgotten at the next read.
 */
export function createFetchStore<Data>(
	read: () => Promise<Data>,
	dependencies: FetchStoreDependencies,
): FetchStore<Data> {
	const { time, logger, errorKey, rules = defaultFetchRules } = dependencies;
	const listeners = new Set<() => void>();
	let state: FetchState<Data> = idleFetch;

	function dispatch(event: FetchEvent<Data>): void {
		const before = state;
		state = fetchReducer(state, event, logger, rules);
		if (state === before) return;
		if (state.status === "loading") {
			if (state.retryIn !== null) void time.wait(state.retryIn).then(() => dispatch({ type: "retry" }));
			else void send(state.request);
		}
		for (const listener of listeners) listener();
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
		state: () => state,
		fetch() {
			dispatch({ type: "expire", now: time.now() });
			dispatch({ type: "fetch", now: time.now() });
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}
