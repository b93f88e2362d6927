import { ignoreSkippedTransitions, layOutWholePage, recordEarlyPresses } from "#renderer/client/early.ts";
import { digestSource } from "#renderer/engines/react-html/digest-source.ts";

/** Removes the indentation of code. */
const withoutIndents = (text: string) => text.replace(/\n\s+/g, "\n");

/** The only inline script of a document, the same in all documents: functions that run before the first layout. */
export const earlyScript = [recordEarlyPresses, layOutWholePage, ignoreSkippedTransitions]
	.map((run) => `(${withoutIndents(String(run))})();`)
	.join("");

/** The script's digest as a source of a Content-Security-Policy (B-SEC-01). */
export const earlyScriptDigest = digestSource(earlyScript);
