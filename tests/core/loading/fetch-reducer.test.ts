import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { fetchReducer } from "#core/loading/fetch-reducer.ts";
import {
	defaultFetchRules,
	type FetchEvent,
	type FetchState,
	idleFetch,
	isExpired,
	isStale,
	retryDelay,
	shownData,
} from "#core/loading/fetch-state.ts";
import { deepFreeze } from "#tests/core/catalogue/deep-freeze.ts";

type State = FetchState<string>;
type Event = FetchEvent<string>;

const run = (...events: readonly Event[]): State =>
	events.reduce<State>(
		(state, event) => fetchReducer(deepFreeze(state), event, createMemoryLogger()),
		idleFetch,
	);
const ask = (now = 0): Event => ({ type: "fetch", now });
const good = (request: number, now = 0, value = "data"): Event => ({
	type: "succeeded",
	request,
	value,
	now,
});
const bad = (request: number): Event => ({ type: "failed", request, errorKey: "settings.failed" });
const retry: Event = { type: "retry" };
const minutes = 60_000;

describe("fetchReducer", () => {
	it("R-FETCH-01 changes from idle to loading to success", () => {
		expect(run()).toEqual({ status: "idle" });
		expect(run(ask())).toEqual({ status: "loading", request: 1, failures: 0, retryIn: null, data: null });
		expect(run(ask(), good(1, 5))).toEqual({
			status: "success",
			request: 1,
			data: { value: "data", fetchedAt: 5 },
		});
	});

	it("R-FETCH-01 retries after 1, 2 and 4 seconds and then becomes an error", () => {
		const events: Event[] = [ask()];
		for (const [place, delay] of [1000, 2000, 4000].entries()) {
			events.push(bad(place + 1));
			expect(run(...events)).toMatchObject({ status: "loading", retryIn: delay, failures: place + 1 });
			events.push(retry);
			expect(run(...events)).toMatchObject({ status: "loading", retryIn: null, request: place + 2 });
		}
		expect(run(...events, bad(4))).toEqual({
			status: "error",
			request: 4,
			errorKey: "settings.failed",
			data: null,
		});
	});

	it.each([
		[1, 1000],
		[2, 2000],
		[3, 4000],
		[5, 16_000],
		[6, 30_000],
		[50, 30_000],
		[5000, 30_000],
	])("R-FETCH-01 after %i failures waits %i ms", (failures, delay) => {
		expect(retryDelay(failures, defaultFetchRules)).toBe(delay);
	});

	it("R-FETCH-01 becomes a success when a retry succeeds, and allows all retries for the next read", () => {
		const state = run(ask(), bad(1), retry, good(2));
		expect(state).toMatchObject({ status: "success", request: 2 });
		expect(run(ask(), bad(1), retry, good(2), ask(1))).toMatchObject({ request: 3, failures: 0 });
	});
});

describe("fetchReducer and cached data", () => {
	it("R-FETCH-01 reads stale data again when needed, and shows it in the meantime", () => {
		const again = run(ask(), good(1, 0), ask(0));
		expect(again).toMatchObject({ status: "loading", request: 2, data: { value: "data" } });
		expect(shownData(again)).toBe("data");
		expect(isStale({ value: "data", fetchedAt: 7 }, 7, defaultFetchRules)).toBe(true);
	});

	it("R-FETCH-01 does not read fresh data again if the rules have a stale time", () => {
		const rules = { ...defaultFetchRules, staleTime: 10 };
		const state = run(ask(), good(1, 0));
		expect(fetchReducer(state, { type: "fetch", now: 9 }, createMemoryLogger(), rules)).toBe(state);
		const later = fetchReducer(state, { type: "fetch", now: 10 }, createMemoryLogger(), rules);
		expect(later.status).toBe("loading");
	});

	it("R-FETCH-01 keeps data for 5 minutes and does not show older data", () => {
		expect(shownData(run(ask(), good(1, 0), ask(5 * minutes)))).toBe("data");
		expect(shownData(run(ask(), good(1, 0), ask(5 * minutes + 1)))).toBeNull();
		expect(isExpired({ value: "data", fetchedAt: 0 }, 5 * minutes, defaultFetchRules)).toBe(false);
	});

	it("R-FETCH-01 drops data only when expired", () => {
		const success = [ask(), good(1, 0)];
		expect(run(...success, { type: "expire", now: 5 * minutes })).toMatchObject({ status: "success" });
		expect(run(...success, { type: "expire", now: 5 * minutes + 1 })).toEqual(idleFetch);
		const failing = [...success, ask(1), bad(2), retry, bad(3), retry, bad(4), retry, bad(5)];
		expect(shownData(run(...failing))).toBe("data");
		expect(run(...failing, { type: "expire", now: 5 })).toEqual(run(...failing));
		expect(run(...failing, { type: "expire", now: 9 * minutes })).toMatchObject({
			status: "error",
			data: null,
		});
		const never = [ask(), bad(1), retry, bad(2), retry, bad(3), retry, bad(4)];
		expect(run(...never, { type: "expire", now: 9 * minutes })).toEqual(run(...never));
		expect(run(ask(), { type: "expire", now: 9 * minutes })).toEqual(run(ask()));
	});

	it("R-FETCH-01 can be retried manually after an error", () => {
		const failing = [ask(), bad(1), retry, bad(2), retry, bad(3), retry, bad(4)];
		expect(run(...failing, ask(1))).toEqual({
			status: "loading",
			request: 5,
			failures: 0,
			retryIn: null,
			data: null,
		});
	});
});

describe("fetchReducer with unexpected events", () => {
	it.each<[string, readonly Event[], Event]>([
		["an answer nobody waits for", [], good(1)],
		["a failure nobody waits for", [], bad(1)],
		["a late answer to an earlier request", [ask(), bad(1), retry], good(1)],
		["a late failure of an earlier request", [ask(), bad(1), retry], bad(1)],
		["an answer during the wait", [ask(), bad(1)], good(1)],
		["a repetition while a request is under way", [ask()], retry],
		["a repetition of nothing", [], retry],
		["a second wish while loading", [ask()], ask(5)],
		["an answer after success", [ask(), good(1)], good(1, 9, "other")],
	])("R-FETCH-01 ignores %s", (_, before, event) => {
		const state = run(...before);
		expect(fetchReducer(state, event, createMemoryLogger())).toBe(state);
	});

	it("R-FETCH-01 shows nothing while idle", () => {
		expect(shownData(idleFetch)).toBeNull();
	});

	it("R-FETCH-01 logs unknown events, never throws and changes nothing", () => {
		const state = run(ask());
		fc.assert(
			fc.property(fc.anything(), (event) => {
				const logger = createMemoryLogger();
				expect(fetchReducer(state, event as Event, logger)).toBe(state);
				expect(logger.notes.map(({ key }) => key)).toEqual(["fetch.unknownEvent"]);
			}),
			{ numRuns: 1000 },
		);
	});

	it("R-FETCH-01 never changes its input, fails at most 4 times per read and waits at most 30 seconds", () => {
		const event = fc.oneof<fc.Arbitrary<Event>[]>(
			fc.nat({ max: 900_000 }).map(ask),
			fc.constant(retry),
			fc.nat({ max: 6 }).map((request) => good(request)),
			fc.nat({ max: 6 }).map(bad),
			fc.nat({ max: 900_000 }).map((now) => ({ type: "expire", now })),
		);
		fc.assert(
			fc.property(fc.array(event, { maxLength: 30 }), (events) => {
				let state: State = idleFetch;
				for (const next of events) {
					state = fetchReducer(deepFreeze(state), deepFreeze(next), createMemoryLogger());
					if (state.status !== "loading") continue;
					expect(state.failures).toBeLessThanOrEqual(3);
					expect(state.retryIn ?? 0).toBeLessThanOrEqual(30_000);
				}
			}),
			{ numRuns: 1000 },
		);
	});
});
