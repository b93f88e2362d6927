import { createHash } from "node:crypto";

/** The namespace of this data model for UUIDs of version 5. */
const namespace = Buffer.from("2d9a4c1e8f3b4f6f9c3e6a1d5b7e9f02", "hex");

/** Returns the UUID for these names, always the same one (RFC 9562, version 5). */
export function stableId(...names: readonly string[]): string {
	const digest = createHash("sha1").update(namespace).update(JSON.stringify(names)).digest().subarray(0, 16);
	digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x50;
	digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
	return digest.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
