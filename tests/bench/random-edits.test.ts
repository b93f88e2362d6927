import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { checkExactness } from "./exact.mjs";

const work = fileURLToPath(new URL("../../dist/test/exact", import.meta.url));

test("B-REL-07 after each batch of 300 random edits a build equals a clean one byte for byte", {
	timeout: 900_000,
}, async () => {
	const seed = Date.now() % 1_000_000;
	const outcome = await checkExactness({ work, edits: 300, mostPerBatch: 25, seed, onProgress: console.log });
	expect(outcome.ok, outcome.report).toBe(true);
	// In as large batches about half are invalid, and change nothing.
	expect(outcome.batches - outcome.invalid).toBeGreaterThan(3);
});
