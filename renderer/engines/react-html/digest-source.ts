import { createHash } from "node:crypto";

/** Returns the source with which a Content-Security-Policy allows an inline element of the given text (B-SEC-01). */
export function digestSource(text: string): string {
	return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
