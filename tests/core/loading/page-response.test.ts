import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { classifyResponse, pageRetries } from "#core/loading/page-response.ts";

describe("classifyResponse", () => {
	it.each([
		[200, true, 0, "page"],
		[200, true, 3, "page"],
		[200, false, 0, "notFound"],
		[404, true, 0, "notFound"],
		[404, false, 3, "notFound"],
		[500, true, 0, "error"],
		[500, false, 3, "error"],
		[503, false, 0, "retry"],
		[503, false, 2, "retry"],
		[503, false, 3, "error"],
		[null, false, 0, "retry"],
		[null, false, 2, "retry"],
		[null, false, 3, "error"],
		[301, true, 0, "retry"],
		[204, true, 0, "retry"],
		[429, false, 1, "retry"],
	] as const)(
		"R-LOAD-04 status %s, valid body %s, after %i repetitions: %s",
		(status, validBody, retried, decision) => {
			expect(classifyResponse({ status, validBody }, retried)).toBe(decision);
		},
	);

	it("R-LOAD-04 requests at most four times, regardless of the responses", () => {
		fc.assert(
			fc.property(fc.infiniteStream(fc.option(fc.integer({ min: 100, max: 599 }))), (responses) => {
				let asked = 0;
				for (const status of responses) {
					asked += 1;
					if (classifyResponse({ status, validBody: false }, asked - 1) !== "retry") break;
				}
				expect(asked).toBeLessThanOrEqual(pageRetries + 1);
			}),
			{ numRuns: 1000 },
		);
	});
});
