import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { filesOf, measure, median } from "./measure.mjs";
import { writeShopSite } from "./shop-site.mjs";

/** The compiled command. */
export const command = fileURLToPath(new URL("../../dist/program/cli.js", import.meta.url));

/** What a build keeps next to its output. */
const cacheFolder = ".facette-cache";
/** Images and their descriptions in it; anything else there is kept of pages. */
const imageFile = /^[0-9a-f]{10}(?:-\d+)?\.(?:json|jpg|png|svg)$/;

/** Throws where the program is not compiled. */
export function requireProgram() {
	if (!existsSync(command)) throw new Error("Compile first: node renderer/setup/compile.mjs");
}

/** The arguments of a build. */
export const buildArguments = (site, output) => [command, "build", "--site", site, "--out", output];

/** Whether a file at an output's root is kept for the next build: of no use to visitors. */
export const isRecord = (file) => /^\.facette[^/]*$/.test(file);

/** What builds keep of an output's pages for the next one, as absolute paths: next to it, and at its root. */
export function recordsOf(output) {
	const cache = join(dirname(output), cacheFolder);
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

/** The size of what is kept of an output's pages as a share of the output. */
export function recordShare(output) {
	const bytes = (files) => files.reduce((sum, file) => sum + statSync(file).size, 0);
	const { outside, within } = recordsOf(output);
	return bytes([...outside, ...within]) / bytes(filesOf(output).map((file) => join(output, file)));
}

const kilobytes = (sizes) => (median(sizes) / 1024).toFixed(1);

/** What the pages of products take in an output: medians in KB of their HTML, of that zipped, and of their HTML with their data. */
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

/** Empties the folder around an output, but for the images that another build's cache has. */
export function cleanAround(output, imagesFrom) {
	const folder = dirname(output);
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(join(folder, cacheFolder), { recursive: true });
	const cache = join(dirname(imagesFrom), cacheFolder);
	for (const name of readdirSync(cache))
		if (imageFile.test(name)) linkSync(join(cache, name), join(folder, cacheFolder, name));
}

/** Writes the demo shop with `count` further products and builds it once, which fills the cache of images. */
export function prepareSite(work, count) {
	const site = join(work, `site-${count}`);
	const products = writeShopSite(site, count);
	const output = join(work, `warm-${count}`, "site");
	measure(buildArguments(site, output));
	return { site, products, output };
}
