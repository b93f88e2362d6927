import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { checkExactness } from "./exact.mjs";

const work = fileURLToPath(new URL("../../dist/test/exact", import.meta.url));

/** Small, because more than half of larger batches are invalid and change nothing. */
const batches = { edits: process.env.CI ? 160 : 120, mostPerBatch: 32, leastValid: process.env.CI ? 4 : 3 };

test(`B-REL-07 after each batch of ${batches.edits} random edits a build equals a clean one byte for byte`, {
	timeout: 900_000,
}, async () => {
	const seed = Date.now() % 1_000_000;
	const outcome = await checkExactness({ work, ...batches, seed, onProgress: console.log });
	expect(outcome.ok, outcome.report).toBe(true);
	expect(outcome.batches - outcome.invalid).toBeGreaterThanOrEqual(batches.leastValid);
});
