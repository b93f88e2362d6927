import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { cacheOf, imageFile, reuseEncodedImages } from "../encoded-images.mjs";
import { filesOf, measure, median } from "./measure.mjs";
import { writeShopSite } from "./shop-site.mjs";

/** The compiled command. */
export const command = fileURLToPath(new URL("../../dist/program/cli.js", import.meta.url));

/** Throws if the program is not compiled. */
export function requireProgram() {
	if (!existsSync(command)) throw new Error("Compile first: node renderer/setup/compile.mjs");
}

/** Returns the arguments of a build. */
export const buildArguments = (site, output) => [command, "build", "--site", site, "--out", output];

/** Returns whether a file in an output is for the next build, not for visitors. */
export const isRecord = (file) => /^\.facette[^/]*$/.test(file);

/** Returns the records of an output's pages as absolute paths: those next to the output, and those in it. */
export function recordsOf(output) {
	const cache = cacheOf(output);
	return {
		outside: filesOf(cache)
			.filter((file) => !imageFile.test(file))
			.map((file) => join(cache, file)),
		within: existsSync(output)
			? readdirSync(output)
					.filter(isRecord)
					.map((file) => join(output, file))
			: [],
	};
}

/** Returns the size of the records relative to the output. */
export function recordShare(output) {
	const bytes = (files) => files.reduce((sum, file) => sum + statSync(file).size, 0);
	const { outside, within } = recordsOf(output);
	return bytes([...outside, ...within]) / bytes(filesOf(output).map((file) => join(output, file)));
}

const kilobytes = (sizes) => (median(sizes) / 1024).toFixed(1);

/** Returns the median sizes of product pages in KB: HTML, gzipped HTML, and HTML with page data. */
export function productPageSize(output) {
	const pages = filesOf(join(output, "shop")).filter((file) => /^[^/]+\/[^/]+\/index\.html$/.test(file));
	const sizes = pages.map((file) => {
		const html = readFileSync(join(output, "shop", file));
		const data = statSync(join(output, "page-data", "shop", dirname(file), "page-data.json"));
		return { html: html.length, zipped: gzipSync(html).length, onDisk: html.length + data.size };
	});
	return {
		html: kilobytes(sizes.map(({ html }) => html)),
		zipped: kilobytes(sizes.map(({ zipped }) => zipped)),
		onDisk: kilobytes(sizes.map(({ onDisk }) => onDisk)),
	};
}

/** Empties the folder around an output, except for the images in another build's cache. */
export function cleanAround(output, imagesFrom) {
	rmSync(dirname(output), { recursive: true, force: true });
	reuseEncodedImages(output, imagesFrom);
}

/** Writes the demo shop with `count` more products and builds it once, which fills the cache of images. */
export function prepareSite(work, count) {
	const site = join(work, `site-${count}`);
	const products = writeShopSite(site, count);
	const output = join(work, `warm-${count}`, "site");
	measure(buildArguments(site, output));
	return { site, products, output };
}
