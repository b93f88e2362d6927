import { describe, expect, it } from "vitest";
import { nextPublicationChange, type Publication, publicationState } from "#core/content/publication.ts";

const at = (text: string) => Date.parse(text);
const december: Publication = {
	publish_at: "2026-12-01T08:00+01:00",
	unpublish_at: "2026-12-24T14:00:00.000Z",
};

describe("the publication of an item", () => {
	it.each([
		["2026-12-01T06:59:59.999Z", "coming"],
		["2026-12-01T07:00:00Z", "current"],
		["2026-12-24T13:59:59.999Z", "current"],
		["2026-12-24T14:00:00Z", "ended"],
		["2027-01-01T00:00:00Z", "ended"],
	])("B-USE-09 begins at its moment and ends before its last one: %s is %s", (now, state) => {
		expect(publicationState(december, at(now))).toBe(state);
	});

	it("B-USE-09 has no limit without moments", () => {
		for (const item of [{}, { publish_at: null, unpublish_at: null }])
			expect(publicationState(item, at("2026-12-01T08:00Z"))).toBe("current");
		expect(publicationState({ unpublish_at: "2026-12-01T08:00Z" }, 0)).toBe("current");
	});

	it("B-USE-09 distinguishes the two hours with the same name at the end of summer time", () => {
		const now = at("2026-10-25T00:45:00Z");
		expect(publicationState({ publish_at: "2026-10-25T02:30+02:00" }, now)).toBe("current");
		expect(publicationState({ publish_at: "2026-10-25T02:30+01:00" }, now)).toBe("coming");
	});
});

describe("the next change of publications", () => {
	it("B-USE-09 is the first moment of any item that is still to come", () => {
		const items = [december, {}, { publish_at: "2026-12-05T00:00-05:00" }];
		const nextAfter = (now: string) => {
			const next = nextPublicationChange(items, at(now));
			return Number.isFinite(next) ? new Date(next).toISOString() : null;
		};
		expect(nextAfter("2026-11-01T00:00Z")).toBe("2026-12-01T07:00:00.000Z");
		expect(nextAfter("2026-12-01T07:00Z")).toBe("2026-12-05T05:00:00.000Z");
		expect(nextAfter("2026-12-10T00:00Z")).toBe("2026-12-24T14:00:00.000Z");
		expect(nextAfter("2026-12-24T14:00Z")).toBeNull();
	});
});
