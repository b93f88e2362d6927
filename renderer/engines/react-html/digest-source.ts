import { createHash } from "node:crypto";

/** The source by which a Content-Security-Policy allows the text of an inline element (B-SEC-01). */
export function digestSource(text: string): string {
	return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
