import { createHash } from "node:crypto";

/** Returns a short digest of texts and plain data; their order matters. */
export function digestOf(...parts: readonly unknown[]): string {
	const hash = createHash("sha256");
	for (const part of parts) hash.update(typeof part === "string" ? part : JSON.stringify(part)).update("\0");
	return hash.digest("hex").slice(0, 16);
}
