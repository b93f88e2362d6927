/** A listener for script errors. */
export interface ScriptErrors {
	listen(): void;
	stop(): void;
}

/** Maximum characters of a reported message. */
const longest = 300;

/**
 * Reports each uncaught error once: its location, without the address's query, and its message. Matomo's own
 * listener cannot be stopped and would later send errors from before the consent.
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
		// The page has marked it as handled (early-script.ts).
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
