import { createHash } from "node:crypto";
import {
	ignoreSkippedTransitions,
	layOutWholePage,
	recordEarlyPresses,
	settleNotices,
} from "#renderer/client/early.ts";
import { updateNotices } from "#ui/elements/notice-visibility.ts";

/** Returns the source with which a Content-Security-Policy allows an inline element of the given text (B-SEC-01). */
export function digestSource(text: string): string {
	return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** Removes the indentation of code. */
const withoutIndents = (text: string) => text.replace(/\n\s+/g, "\n");

/** Returns the text that calls a function. */
function callOf(run: (...parameters: never[]) => void, parameter = ""): string {
	return `(${withoutIndents(String(run))})(${parameter});`;
}

/** The inline script of all documents: functions that run before the first layout. */
export const earlyScript = [recordEarlyPresses, layOutWholePage, ignoreSkippedTransitions]
	.map((run) => callOf(run))
	.join("");

/** The inline script of documents with notices. */
export const noticeScript = callOf(settleNotices, withoutIndents(String(updateNotices)));

/** The digests of the inline scripts as sources of a Content-Security-Policy (B-SEC-01). */
export const inlineScriptDigests: readonly string[] = [earlyScript, noticeScript].map(digestSource);
