import type { MediaName } from "#core/content/image-names.ts";
import { pageTranslation, type VersionSource } from "#core/content/pages.ts";
import { visitFields } from "#core/content/visit-fields.ts";
import type { Language } from "#core/language/language.ts";

/** An image that is shown in a language. */
export interface ImageReference {
	readonly name: MediaName;
	readonly language: Language;
}

/** A path of the site that the content links to. */
export interface LinkReference {
	readonly file: string;
	readonly field: string;
	readonly path: string;
}

/** The images and links of a page's file. */
export interface PageReferences {
	readonly images: readonly ImageReference[];
	readonly links: readonly LinkReference[];
}

/** Returns the images and links of a page's versions. */
export function referencesOf(file: string, versions: readonly Omit<VersionSource, "path">[]): PageReferences {
	const images: ImageReference[] = [];
	const links: LinkReference[] = [];
	for (const [index, version] of versions.entries()) {
		const { language } = version;
		visitFields(pageTranslation.fields, version, ({ kind }, value, place) => {
			if (kind === "image" || kind === "images")
				for (const name of [value].flat()) if (name) images.push({ name: String(name), language });
			if (kind === "path") links.push({ file, field: `translations.${index}.${place}`, path: String(value) });
		});
	}
	return { images, links };
}
