import { imageType } from "#core/content/image-names.ts";

/** A PDF of the media folder that pages link to. */
export interface SiteDocument {
	/** The file's name. */
	readonly name: string;
	/** In bytes. */
	readonly size: number;
	/** SHA-256 of its bytes, in hexadecimal digits. */
	readonly digest: string;
}

/** The media type of documents. */
export const documentType = "application/pdf";

const documentName = /^eu-guarantee-(?:notice|label)\.[a-z0-9._-]+\.pdf$/i;

/** Returns whether a file is a document by its name: an official graphic of guarantees as a PDF (B-LAW-08). */
export function isDocumentName(name: string): boolean {
	return documentName.test(name);
}

/** Returns the media type of an image or document by its name; null for other files. */
export function mediaType(name: string): string | null {
	return isDocumentName(name) ? documentType : imageType(name);
}

/** Returns where a document is published, relative to the site's root. */
export function documentPath({ name }: Pick<SiteDocument, "name">): string {
	return `documents/${name.toLowerCase()}`;
}
