import { describe, expect, it } from "vitest";
import { mayPrefetch } from "#core/loading/prefetch.ts";

describe("R-LOAD-05 mayPrefetch", () => {
	it.each([
		[null, true],
		[{}, true],
		[{ effectiveType: "4g" }, true],
		[{ effectiveType: "3g", saveData: false }, true],
		[{ effectiveType: "2g" }, false],
		[{ effectiveType: "slow-2g" }, false],
		[{ effectiveType: "4g", saveData: true }, false],
		[{ saveData: true }, false],
	])("R-LOAD-05 on the connection %j: %s", (connection, allowed) => {
		expect(mayPrefetch(connection)).toBe(allowed);
	});
});
