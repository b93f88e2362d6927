import { describe, expect, it } from "vitest";
import { createImageStore } from "#adapters/catalogue-static/image-store.ts";
import { createAssetImages } from "#adapters/content-directus/catalogue/asset-images.ts";
import { productImagesSuite } from "#tests/adapters/port-suites/product-images.ts";

const file = { id: "11", private_hash: "ring.jpg", type: "image/jpeg", width: 3000, height: 1500 };
const ofBuild = {
	src: "/assets/media/ring-800.jpg",
	srcset: "",
	width: 1600,
	height: 800,
	alt: "",
	color: null,
};

function images() {
	const built = createImageStore();
	return { built, assets: createAssetImages("https://cms.example", built) };
}

const widthsOf = (srcset = "") => [...srcset.matchAll(/[?&]width=(\d+)/g)].map(([, width]) => Number(width));

productImagesSuite("a content service with the build", (known) => {
	const { built, assets } = images();
	built.add(known);
	return assets;
});

describe("the images of products that a content service was asked for", () => {
	it("R-CAT-02 are the build's files where it knows them", () => {
		const { built, assets } = images();
		assets.add(file);
		built.add({ "ring.jpg": ofBuild });
		expect(assets.image(file)).toBe(ofBuild);
	});

	it("R-IMG-01 else come from the service, in several widths up to 1980, quality 85", () => {
		const { assets } = images();
		assets.add(file);
		const image = assets.image(file);
		expect(image).toMatchObject({ width: 1980, height: 990, alt: "" });
		expect(image?.src).toBe("https://cms.example/assets/11?width=960&quality=85&format=jpg");
		expect(widthsOf(image?.srcset)).toEqual([320, 640, 960, 1320, 1980]);
		expect(image?.srcset).toContain("width=1980&quality=85&format=jpg 1980w");
	});

	it.each([
		["no wider than it is", { width: 700, height: 1400 }, [320, 640, 700], "jpg"],
		["as png where it is one", { type: "image/png", width: 300, height: 300 }, [300], "png"],
	])("R-IMG-01 are given %s", (_, changed, widths, format) => {
		const { assets } = images();
		assets.add({ ...file, ...changed });
		const image = assets.image(file);
		expect(widthsOf(image?.srcset)).toEqual(widths);
		expect(image?.src).toContain(`&format=${format}`);
	});

	it.each([
		["that nothing is known of", []],
		["without a size", [{ ...file, width: null }]],
		["that two files share the name of", [file, { ...file, id: "12" }, file]],
	])("R-CAT-02 leave out one %s", (_, files) => {
		const { built, assets } = images();
		if (files.length > 1) built.add({ "ring.jpg": ofBuild });
		for (const known of files) assets.add(known);
		expect(assets.image(file)).toBeNull();
	});
});
