import { describe, expect, it } from "vitest";
import { keyTarget } from "#ui/shop/list/search-suggestions.ts";

describe("a key in the search field", () => {
	it.each([
		["ArrowDown", null, true, 0],
		["ArrowDown", 0, true, 1],
		["ArrowDown", 2, true, null],
		["ArrowDown", null, false, null],
		["ArrowUp", null, true, 2],
		["ArrowUp", 0, true, null],
		["ArrowUp", null, false, undefined],
		["Escape", 1, true, "close"],
		["Escape", null, false, undefined],
		["a", 1, true, undefined],
	] as const)(
		"B-USE-01 %s at %s of three suggestions (open: %s) results in %s",
		(key, active, open, target) => {
			expect(keyTarget(key, active, 3, open)).toBe(target);
		},
	);
});
