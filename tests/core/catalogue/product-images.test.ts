import { describe, expect, it } from "vitest";
import { inShownOrder } from "#core/catalogue/product-images.ts";
import type { ImageSubject } from "#core/content-values/image-model.ts";

const ordered = (...subjects: readonly (ImageSubject | null)[]) =>
	inShownOrder(
		subjects.map((subject, place) => ({ subject, place })),
		({ subject }) => subject,
	).map(({ place }) => place);

describe("the order of a product's images (R-CAT-07)", () => {
	it("shows a worn piece second", () => {
		expect(ordered("alone", "alone", "detail", "worn")).toEqual([0, 3, 1, 2]);
	});

	it("keeps the first image, and the editor's order of the others", () => {
		expect(ordered("worn", "detail", "alone")).toEqual([0, 1, 2]);
		expect(ordered("detail", null, "worn", "alone", "worn")).toEqual([0, 2, 4, 1, 3]);
		expect(ordered(null, null)).toEqual([0, 1]);
		expect(ordered()).toEqual([]);
	});
});
