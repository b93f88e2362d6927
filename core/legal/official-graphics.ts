import type { SiteDocument } from "#core/content/documents.ts";
import { isImageName, type MediaName } from "#core/content/image-names.ts";
import type { Language } from "#core/language/language.ts";

/** The source of the official graphics in every EU language (Annexes I and II). */
export const graphicsSource = "https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj";

/** The largest official graphic attached to an e-mail, in bytes. Mail servers may reject larger ones. */
export const mailedFileLimit = 1_048_576;

/** Returns the file name of the harmonised notice in a language, without extension (B-LAW-08). */
export function noticeName(language: Language): string {
	return `eu-guarantee-notice.${language}`;
}

/**
 * Returns the possible file names of a product's harmonised label without extensions: the language's first, then the
 * general one.
 */
export function labelNames(slug: string, language: Language): readonly string[] {
	return [`eu-guarantee-label.${slug}.${language}`, `eu-guarantee-label.${slug}`];
}

/** Returns whether a file name in the media folder is that of an official graphic. */
export function isOfficialGraphic(name: string): boolean {
	return /^eu-guarantee-(?:notice|label)\./i.test(name);
}

/** The files of a site that can be official graphics. */
interface MediaFiles {
	readonly media: readonly { readonly name: MediaName }[];
	readonly documents: readonly SiteDocument[];
}

/** Returns the files with the given names, in the order of the names. */
function findNamed<File extends { readonly name: string }>(
	files: readonly File[],
	names: readonly string[],
): readonly File[] {
	return names.flatMap((name) =>
		files.filter((file) => file.name.replace(/\.[^.]+$/, "").toLowerCase() === name),
	);
}

/** Returns the image of an official graphic by its possible names; null if there is none. */
export function findGraphic(
	{ media }: Pick<MediaFiles, "media">,
	names: readonly string[],
): MediaName | null {
	const images = media.filter(({ name }) => isImageName(name));
	return findNamed(images, names)[0]?.name ?? null;
}

/** Returns the document of an official graphic by its possible names; null if there is none. */
export function findDocument(
	{ documents }: Pick<MediaFiles, "documents">,
	names: readonly string[],
): SiteDocument | null {
	return findNamed(documents, names)[0] ?? null;
}

/** Returns the files of an official graphic by its possible names, images before documents for each name. */
export function findOfficialFiles(
	{ media, documents }: MediaFiles,
	names: readonly string[],
): readonly string[] {
	return findNamed([...media, ...documents], names).map(({ name }) => name);
}
