import { createHash } from "node:crypto";

/** Returns the SHA-256 of a text in hexadecimal. */
export function hashOf(text: string): string {
	return createHash("sha256").update(text).digest("hex");
}

/** Serializes a JSON value independently of the order of its keys. */
export function canonicalJson(value: unknown): string {
	if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
	if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
	const fields = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
	return `{${fields.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(",")}}`;
}
