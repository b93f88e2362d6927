import { describe, expect, it } from "vitest";
import { exampleImages } from "#stories/fixtures/images.ts";
import { sizesToFill } from "#ui/components/image.tsx";

describe("the sizes of an image that fills its frame", () => {
	const square = { width: 1200, height: 1200 };
	const flat = { width: 1600, height: 900 };

	it("R-IMG-01 match the frame if its sides are not cropped, and never exceed the page's width", () => {
		expect(sizesToFill({ ...exampleImages.square, ...square }, 1, [[null, 46]])).toBe("min(46vw, 736px)");
		expect(sizesToFill({ ...exampleImages.square, ...square }, 4 / 3, [[null, 46]])).toBe("min(46vw, 736px)");
	});

	it("R-IMG-01 grow as the image is flatter than its frame", () => {
		expect(
			sizesToFill({ ...exampleImages.square, ...flat }, 1, [
				["(width >= 992px)", 30],
				[null, 92],
			]),
		).toBe("(width >= 992px) min(54vw, 864px), min(164vw, 2624px)");
	});
});
