/** Listening for what goes wrong in scripts. */
export interface ScriptErrors {
	listen(): void;
	stop(): void;
}

/** Characters of a message that are reported. */
const longest = 300;

/**
 * Reports each error that no script of the page caught, once: where it happened, without the address's query, and
 * what it said. Matomo's own listener has no way to stop, and would keep errors from before a consent to send later.
 */
export function scriptErrors(window: Window, report: (place: string, message: string) => void): ScriptErrors {
	const reported = new Set<string>();

	function once(place: string, message: string): void {
		const identity = `${place} ${message}`;
		if (reported.has(identity)) return;
		reported.add(identity);
		report(place, message.slice(0, longest));
	}

	function onError({ filename, lineno, colno, message }: ErrorEvent): void {
		once(`${filename.replace(/[?#].*$/, "")}:${lineno}:${colno}`, message);
	}

	function onRejection({ reason, defaultPrevented }: PromiseRejectionEvent): void {
		// The page says that it is no error (early-script.ts).
		if (!defaultPrevented)
			once("promise", reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason));
	}

	return {
		listen() {
			window.addEventListener("error", onError);
			window.addEventListener("unhandledrejection", onRejection);
		},
		stop() {
			window.removeEventListener("error", onError);
			window.removeEventListener("unhandledrejection", onRejection);
		},
	};
}
