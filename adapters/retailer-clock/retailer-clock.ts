import { withTimeout } from "#core/loading/with-timeout.ts";
import type { Logger } from "#core/platform/logger.ts";
import type { Time } from "#core/platform/time.ts";
import type { RetailerClock, RetailerClockOptions } from "#core/ports/retailer-clock.ts";
import { reasonOf } from "#core/shared/result.ts";

/** The brand's script API; it puts the clock into the element with the id {@link clockElementId}. */
interface BrandClockApi {
	getRetailerClock(options: {
		readonly dealerAPIKey: string;
		readonly lang: string;
		readonly colour: string;
	}): void;
}

type ClockScript = new () => BrandClockApi;

/** The globals that the brand's script creates. */
export interface ClockWindow {
	RolexRetailerClock?: ClockScript | undefined;
}

/** The dependencies of the clock. */
export interface RetailerClockDependencies {
	readonly window: Window & ClockWindow;
	readonly time: Time;
	readonly logger: Logger;
	/** The URL of the brand's script. */
	readonly script: string;
}

/** The id of the element that the brand's script looks for. */
export const clockElementId = "rolex-retailer-clock";

/** Milliseconds for the brand's script to load. */
const longestWait = 15_000;

/** Creates the clock of Rolex retailers (R-CLOCK-01); its script loads once, with the first mount. */
export function createRetailerClock(dependencies: RetailerClockDependencies): RetailerClock {
	const { window, time, logger, script } = dependencies;
	const mounted = new Map<string, HTMLElement>();
	/** The number of calls per element, so that an outdated call does nothing. */
	const callCounts = new Map<string, number>();

	function ask(elementId: string): number {
		const count = (callCounts.get(elementId) ?? 0) + 1;
		callCounts.set(elementId, count);
		mounted.get(elementId)?.remove();
		mounted.delete(elementId);
		return count;
	}

	return {
		async mount(elementId, options) {
			const count = ask(elementId);
			const program = await withTimeout(() => loadClockScript(window, script), time, longestWait);
			if (callCounts.get(elementId) !== count) return false;
			const place = Object.assign(window.document.createElement("div"), { id: clockElementId });
			const fault = program.ok
				? faultOf(() => fill(elementId, place, program.value, options))
				: program.error;
			if (fault === null) {
				mounted.set(elementId, place);
				return true;
			}
			place.remove();
			logger.note("clock.notMounted", { reason: fault });
			return false;
		},
		unmount(elementId) {
			ask(elementId);
		},
	};

	function fill(elementId: string, place: HTMLElement, Clock: ClockScript, options: RetailerClockOptions) {
		const element = window.document.getElementById(elementId);
		if (!element) throw new Error(`There is no element ${elementId}.`);
		element.append(place);
		const { apiKey, language, colour } = options;
		new Clock().getRetailerClock({ dealerAPIKey: apiKey, lang: language, colour });
	}
}

/** Returns the error of running `action` as text for the log; null if it succeeded. */
function faultOf(action: () => void): string | null {
	try {
		action();
		return null;
	} catch (error) {
		return reasonOf(error);
	}
}

/** Loads the brand's script and returns its API; rejects on failure, and the next call tries again. */
function loadClockScript(window: Window & ClockWindow, src: string): Promise<ClockScript> {
	const { document, RolexRetailerClock: present } = window;
	if (present) return Promise.resolve(present);
	return new Promise((resolve, reject) => {
		const loading = [...document.scripts].find((element) => element.src === src);
		const element = loading ?? Object.assign(document.createElement("script"), { src, async: true });
		const fail = (reason: string) => {
			element.remove();
			reject(new Error(reason));
		};
		element.addEventListener("load", () => {
			if (window.RolexRetailerClock) resolve(window.RolexRetailerClock);
			else fail("The script has no clock.");
		});
		element.addEventListener("error", () => fail("The script could not be loaded."));
		if (!loading) document.head.append(element);
	});
}
