import { existsSync, linkSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { measure } from "./measure.mjs";
import { writeShopSite } from "./shop-site.mjs";

/** The compiled command. */
export const command = fileURLToPath(new URL("../../dist/program/cli.js", import.meta.url));

/** What a build keeps beside its output. */
const cacheFolder = ".facette-cache";
/** Images and their descriptions in it; anything else there is kept of pages. */
const imageFile = /^[0-9a-f]{10}(?:-\d+)?\.(?:json|jpg|png|svg)$/;

/** Throws where the program is not compiled. */
export function requireProgram() {
	if (!existsSync(command)) throw new Error("Compile first: node renderer/setup/compile.mjs");
}

/** The arguments of a build. */
export const buildArguments = (site, output) => [command, "build", "--site", site, "--out", output];

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
