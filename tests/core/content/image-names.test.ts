import { expect, it } from "vitest";
import { imageEndings, isImageName } from "#core/content/image-names.ts";
import { isOtherImageName } from "#core/content/images.ts";

it("B-LAW-25 a field may name an image of every type that a folder may hold", () => {
	const names = [...imageEndings.values()].flat().map((ending) => `ring.${ending}`);
	expect(names.filter((name) => isOtherImageName(name) || !isImageName(name))).toEqual([]);
	expect(["ring.gif", "ring.tiff", "logo.eps"].filter((name) => !isOtherImageName(name))).toEqual([]);
});
