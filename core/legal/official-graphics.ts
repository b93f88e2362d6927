import type { SiteDocument } from "#core/content/documents.ts";
import { isImageName, type MediaName } from "#core/content/image-names.ts";
import type { Language } from "#core/language/language.ts";
import { oncePer } from "#core/shared/once-per.ts";

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

type NamedFile = { readonly name: string };

/** Returns the official graphics among files by their names without extension. */
const graphicsByName = oncePer((files: readonly NamedFile[]): ReadonlyMap<string, readonly NamedFile[]> => {
	const byName = new Map<string, NamedFile[]>();
	for (const file of files) {
		if (!isOfficialGraphic(file.name)) continue;
		const name = file.name.replace(/\.[^.]+$/, "").toLowerCase();
		byName.set(name, [...(byName.get(name) ?? []), file]);
	}
	return byName;
});

/** Returns the official graphics with a name, without looking at all files again. */
function filesNamed<File extends NamedFile>(files: readonly File[], name: string): readonly File[] {
	// They are entries of the given list.
	return (graphicsByName(files).get(name) ?? []) as readonly File[];
}

/** Returns the image of an official graphic by its possible names; null if there is none. */
export function findGraphic(
	{ media }: Pick<MediaFiles, "media">,
	names: readonly string[],
): MediaName | null {
	const files = names.flatMap((name) => filesNamed(media, name));
	return files.find(({ name }) => isImageName(name))?.name ?? null;
}

/** Returns the document of an official graphic by its possible names; null if there is none. */
export function findDocument(
	{ documents }: Pick<MediaFiles, "documents">,
	names: readonly string[],
): SiteDocument | null {
	return names.flatMap((name) => filesNamed(documents, name))[0] ?? null;
}

/** Returns the files of an official graphic by its possible names, images before documents for each name. */
export function findOfficialFiles(
	{ media, documents }: MediaFiles,
	names: readonly string[],
): readonly string[] {
	const files = names.flatMap((name) => [...filesNamed(media, name), ...filesNamed(documents, name)]);
	return files.map(({ name }) => name);
}
