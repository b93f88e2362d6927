import type { Time } from "#core/platform/time.ts";

const minute = 60_000;

/** Returns the current minute, in milliseconds since 1970 UTC. */
export function currentMinute(time: Time): number {
	return Math.floor(time.now() / minute) * minute;
}

/** Reports every new minute while the page is in view, and at once when it comes back; returns how to stop. */
export function onEachMinute(time: Time, changed: () => void): () => void {
	let stop = new AbortController();
	const restart = () => {
		stop.abort();
		stop = new AbortController();
		if (document.visibilityState === "hidden") return;
		changed();
		void report(time, changed, stop.signal);
	};
	restart();
	document.addEventListener("visibilitychange", restart);
	return () => {
		document.removeEventListener("visibilitychange", restart);
		stop.abort();
	};
}

async function report(time: Time, changed: () => void, signal: AbortSignal): Promise<void> {
	try {
		for (;;) {
			await time.wait(minute - (time.now() % minute), signal);
			changed();
		}
	} catch (reason) {
		if (!signal.aborted) throw reason;
	}
}
