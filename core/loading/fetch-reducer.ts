import {
	defaultFetchRules,
	type FetchEvent,
	type FetchRules,
	type FetchState,
	idleFetch,
	isExpired,
	isStale,
	retryDelay,
} from "#core/loading/fetch-state.ts";
import type { Logger } from "#core/platform/logger.ts";
import { isKnownEvent } from "#core/state/known-event.ts";

const eventTypes: readonly FetchEvent<unknown>["type"][] = [
	"fetch",
	"retry",
	"succeeded",
	"failed",
	"expire",
];

/**
 * Returns the state of a read after an event (R-FETCH-01). Whenever the state becomes "loading" with `retryIn` null,
 * the caller sends a request and reports its response with the state's `request` number. Responses to earlier
 * requests and unknown events change nothing; unknown events are logged.
 */
export function fetchReducer<Data>(
	state: FetchState<Data>,
	event: FetchEvent<Data>,
	logger: Logger,
	rules: FetchRules = defaultFetchRules,
): FetchState<Data> {
	if (!isKnownEvent(event, eventTypes, "fetch", logger)) return state;
	switch (event.type) {
		case "fetch":
			return begin(state, event.now, rules);
		case "retry":
			if (state.status !== "loading" || state.retryIn === null) return state;
			return { ...state, request: state.request + 1, retryIn: null };
		case "succeeded": {
			if (!isAwaiting(state, event.request)) return state;
			const data = { value: event.value, fetchedAt: event.now };
			return { status: "success", request: event.request, data };
		}
		case "failed":
			return isAwaiting(state, event.request) ? failed(state, event.errorKey, rules) : state;
		case "expire":
			return expire(state, event.now, rules);
	}
}

type Loading<Data> = Extract<FetchState<Data>, { readonly status: "loading" }>;

function isAwaiting<Data>(state: FetchState<Data>, request: number): state is Loading<Data> {
	return state.status === "loading" && state.retryIn === null && state.request === request;
}

function begin<Data>(state: FetchState<Data>, now: number, rules: FetchRules): FetchState<Data> {
	if (state.status === "loading") return state;
	if (state.status === "success" && !isStale(state.data, now, rules)) return state;
	const request = state.status === "idle" ? 1 : state.request + 1;
	const previous = state.status === "idle" ? null : state.data;
	const data = previous !== null && isExpired(previous, now, rules) ? null : previous;
	return { status: "loading", request, failures: 0, retryIn: null, data };
}

function failed<Data>(state: Loading<Data>, errorKey: string, rules: FetchRules): FetchState<Data> {
	const failures = state.failures + 1;
	if (failures > rules.retries)
		return { status: "error", request: state.request, errorKey, data: state.data };
	return { ...state, failures, retryIn: retryDelay(failures, rules) };
}

/** Does not expire a read in progress: its response is still expected. */
function expire<Data>(state: FetchState<Data>, now: number, rules: FetchRules): FetchState<Data> {
	if (state.status === "success" && isExpired(state.data, now, rules)) return idleFetch;
	if (state.status === "error" && state.data && isExpired(state.data, now, rules))
		return { ...state, data: null };
	return state;
}
