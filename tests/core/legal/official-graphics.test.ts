import { expect, it } from "vitest";
import type { MediaName } from "#core/content/image-names.ts";
import { findDocument, findGraphic, findOfficialFiles, labelNames } from "#core/legal/official-graphics.ts";

/** Returns image files that count how often their names are read. */
function countedImages(names: readonly string[]) {
	let reads = 0;
	const media = names.map((name) => ({
		get name() {
			reads += 1;
			return name as MediaName;
		},
	}));
	return { media, reads: () => reads };
}

const documents = [{ name: "EU-Guarantee-Label.ring.DE.pdf", size: 1, digest: "1" }];

it("B-LAW-08 finds the image and the document of a label, in any letter case and first in the language", () => {
	const { media } = countedImages([
		"ring.jpg",
		"eu-guarantee-label.ring.svg",
		"eu-guarantee-label.ring.de.png",
	]);
	const names = labelNames("ring", "de");
	expect(findGraphic({ media }, names)).toBe("eu-guarantee-label.ring.de.png");
	expect(findDocument({ documents }, names)?.name).toBe("EU-Guarantee-Label.ring.DE.pdf");
	expect(findOfficialFiles({ media, documents }, names)).toEqual([
		"eu-guarantee-label.ring.de.png",
		"EU-Guarantee-Label.ring.DE.pdf",
		"eu-guarantee-label.ring.svg",
	]);
	expect(findGraphic({ media }, labelNames("ring", "en"))).toBe("eu-guarantee-label.ring.svg");
	expect(findGraphic({ media }, labelNames("other", "en"))).toBeNull();
});

it("reads each file's name a few times, however many products have labels", () => {
	const slugs = Array.from({ length: 1000 }, (_, index) => `ring-${index}`);
	const { media, reads } = countedImages(slugs.map((slug) => `${slug}.jpg`));
	for (const slug of slugs) {
		findGraphic({ media }, labelNames(slug, "de"));
		findOfficialFiles({ media, documents }, labelNames(slug, "de"));
	}
	expect(reads()).toBeLessThan(5 * media.length);
});
