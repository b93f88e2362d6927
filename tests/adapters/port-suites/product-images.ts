import { describe, expect, it } from "vitest";
import type { ImageModel } from "#core/content-values/image-model.ts";
import type { ProductImages } from "#core/ports/product-images.ts";

/** Tests an adapter of images; `open` creates one with these images by their served names. */
export function productImagesSuite(
	name: string,
	open: (images: Readonly<Record<string, ImageModel>>) => ProductImages,
): void {
	const model: ImageModel = {
		src: "/ring-800.jpg",
		srcset: "/ring-800.jpg 800w",
		width: 800,
		height: 600,
		alt: "",
		color: null,
	};
	const named = (private_hash: string) => ({ private_hash, width: 800, height: 600 });

	describe(`${name} finds images`, () => {
		it("R-IMG-01 by the names under which the content service serves them", () => {
			expect(open({ "ring.jpg": model }).image(named("ring.jpg"))).toEqual(model);
		});

		it.each(["other.jpg", "", "constructor", "__proto__"])("returns nothing for %j", (hash) => {
			expect(open({ "ring.jpg": model }).image(named(hash))).toBeNull();
		});
	});
}
