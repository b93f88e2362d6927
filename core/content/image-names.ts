/** The file name of an image as in the content, e.g. "hero-pearls.jpg". */
export type MediaName = string;

/** The file names of images or documents in a content folder. */
export interface ImageNames {
	/**
	 * Returns the name as in the folder, ignoring white space at the ends and letter case (R-IMG-02); null if there
	 * is none.
	 */
	find(name: string): MediaName | null;
	readonly all: readonly MediaName[];
}

/**
 * The accepted file name extensions of images by media type; the first one is the usual. JPEG, PNG and SVG are
 * published as such, all others as JPEG, or as PNG if they have transparent parts.
 */
export const imageEndings: ReadonlyMap<string, readonly [string, ...string[]]> = new Map([
	["image/jpeg", ["jpg", "jpeg"]],
	["image/png", ["png"]],
	["image/svg+xml", ["svg"]],
	["image/webp", ["webp"]],
	["image/avif", ["avif"]],
	["image/heic", ["heic", "heif"]],
]);

const endings = [...imageEndings.values()].flat();
const accepted = new RegExp(`\\.(?:${endings.join("|")})$`, "i");

/** Returns whether a file name has an accepted image extension. */
export function isImageName(name: string): boolean {
	return accepted.test(name);
}

/** Returns the media type of an image by its file name extension; null if the type is not accepted. */
export function imageType(name: string): string | null {
	const ending = name.split(".").at(-1)?.toLowerCase() ?? "";
	return [...imageEndings].find(([, names]) => names.includes(ending))?.[0] ?? null;
}

/** A pattern of image file names in any letter case. JSON Schema patterns have no flags. */
export const imageNamePattern = `\\.(${endings
	.map((ending) => [...ending].map((letter) => `[${letter}${letter.toUpperCase()}]`).join(""))
	.join("|")})\\s*$`;
