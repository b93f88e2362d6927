import { constants, copyFileSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";

/** Matches encoded images and their descriptions in a build cache; its other files are records of one site's builds. */
export const imageFile = /^[0-9a-f]{10}(?:-\d+)?\.(?:json|jpg|png|svg)$/;

/** Returns the folder of an output's build cache. */
export const cacheOf = (outputDirectory) => join(dirname(outputDirectory), ".facette-cache");

/**
 * Copies the images that a build to `from` has encoded to where a build to `outputDirectory` looks for them. By
 * default those of the demo shop, which the check "build" builds; without it they are encoded again, which is three
 * quarters of a build's computing time.
 */
export function reuseEncodedImages(outputDirectory, from = "dist/test/site-a") {
	const [encoded, target] = [cacheOf(from), cacheOf(outputDirectory)];
	if (!existsSync(encoded)) return;
	mkdirSync(target, { recursive: true });
	for (const name of readdirSync(encoded))
		if (imageFile.test(name))
			copyFileSync(join(encoded, name), join(target, name), constants.COPYFILE_FICLONE);
}
