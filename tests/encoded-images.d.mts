/** Matches encoded images and their descriptions in a build cache; its other files are records of one site's builds. */
export const imageFile: RegExp;
/** Returns the folder of an output's build cache. */
export function cacheOf(outputDirectory: string): string;
/**
 * Copies the images that a build to `from` (by default the check "build" of the demo shop) has encoded to where a
 * build to `outputDirectory` looks for them.
 */
export function reuseEncodedImages(outputDirectory: string, from?: string): void;
