/** The name of an image's file as the content writes it, e.g. "hero-pearls.jpg". */
export type MediaName = string;

/** The images, or the documents, of a content folder. */
export interface ImageNames {
	/** The name as it is in the folder; trimmed and in any letter case (R-IMG-02), null when there is none. */
	find(name: string): MediaName | null;
	readonly all: readonly MediaName[];
}

/** The endings of image files that the product takes, by their media types; the first is the usual one. */
export const imageEndings: ReadonlyMap<string, readonly [string, ...string[]]> = new Map([
	["image/jpeg", ["jpg", "jpeg"]],
	["image/png", ["png"]],
	["image/svg+xml", ["svg"]],
]);

const endings = [...imageEndings.values()].flat();
const accepted = new RegExp(`\\.(?:${endings.join("|")})$`, "i");

/** Returns whether a file's name ends as an image's that the product can show. */
export function isImageName(name: string): boolean {
	return accepted.test(name);
}

/** The media type of an image by its name's ending; null where it is none that the product can show. */
export function imageType(name: string): string | null {
	const ending = name.split(".").at(-1)?.toLowerCase() ?? "";
	return [...imageEndings].find(([, known]) => known.includes(ending))?.[0] ?? null;
}

/** What an image's name ends with in any letter case, as a regular expression of JSON Schema, which has no flags. */
export const imageNamePattern = `\\.(${endings
	.map((ending) => [...ending].map((letter) => `[${letter}${letter.toUpperCase()}]`).join(""))
	.join("|")})\\s*$`;
