import type { Time } from "#core/platform/time.ts";

/** The clock and timers of the browser or Node.js. */
export const systemTime: Time = {
	now: () => Date.now(),
	wait(milliseconds, signal) {
		return new Promise((resolve, reject) => {
			if (signal?.aborted) return reject(signal.reason);
			const stop = () => {
				clearTimeout(timer);
				reject(signal?.reason);
			};
			const timer = setTimeout(() => {
				signal?.removeEventListener("abort", stop);
				resolve();
			}, milliseconds);
			signal?.addEventListener("abort", stop, { once: true });
		});
	},
};
