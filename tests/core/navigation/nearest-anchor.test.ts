import { describe, expect, it } from "vitest";
import { anchorOf, nearestAnchor } from "#core/navigation/nearest-anchor.ts";

describe("the anchor that was meant", () => {
	const anchors = ["_R_1_", "content", "groesse-mass", "uebergroessen", "neue-uhren", "footer"];

	it.each([
		["größe--maß", "groesse-mass"],
		["Größe-&-Maß", "groesse-mass"],
		["grosse_mass", "groesse-mass"],
		["Groesse-Mass", "groesse-mass"],
		["u\u0308bergr\u00f6\u00dfen", "uebergroessen"],
		["Neue-Uhren", "neue-uhren"],
		["neue-uhre", "neue-uhren"],
		["fooder", "footer"],
	])("B-USE-20 %j is suggested as %j", (wanted, suggestion) => {
		expect(nearestAnchor(wanted, anchors)).toBe(suggestion);
	});

	it("B-USE-20 is null if nothing is near, and ignores ids that no editor can know", () => {
		expect(nearestAnchor("kaffee", anchors)).toBeNull();
		expect(nearestAnchor("R_1", anchors)).toBeNull();
		expect(nearestAnchor("a", [])).toBeNull();
	});

	it.each([
		["/kontakt#anfahrt", "anfahrt"],
		["#gr%C3%B6%C3%9Fe", "größe"],
		["/a?b=c#d#e", "d#e"],
		["/a#b:~:text=c", "b"],
		["/a#%zz", "%zz"],
		["/a#", ""],
		["/a", ""],
	])("B-USE-20 of %j is %j", (target, anchor) => {
		expect(anchorOf(target)).toBe(anchor);
	});
});
