import { randomUUID } from "node:crypto";
import type { Bucket, ObjectHeaders, Quoting } from "#adapters/site-s3/bucket.ts";

const headers: ObjectHeaders = { contentType: "text/plain", cacheControl: "no-store" };

/** Returns whether a store honours conditions in one form: the right ETag writes, a wrong one and an existing object do not. */
async function isHonoured(bucket: Bucket, key: string, quoting: "quoted" | "bare"): Promise<boolean> {
	const write = (text: string, etag: string | null) =>
		bucket.put(key, Buffer.from(text), headers, quoting, { etag });
	const current = await bucket.etagOf(key);
	if (current === null) return false;
	const former = await write(quoting, current);
	if (former === null) return false;
	return (await write("wrong", "0".repeat(32))) === null && (await write("again", null)) === null;
}

/** Finds out by requests whether and how a store honours conditions; few do it alike. Leaves no object behind. */
export async function probeConditions(bucket: Bucket, prefix: string): Promise<Quoting> {
	const key = `${prefix}probe-${randomUUID()}`;
	await bucket.put(key, Buffer.from("probe"), headers, null);
	try {
		for (const quoting of ["quoted", "bare"] as const)
			if (await isHonoured(bucket, key, quoting)) return quoting;
		return null;
	} finally {
		await bucket.remove(key);
	}
}
