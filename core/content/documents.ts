import { imageType } from "#core/content/image-names.ts";

/** A PDF in the media folder that pages link to. */
export interface SiteDocument {
	/** The file name. */
	readonly name: string;
	/** In bytes. */
	readonly size: number;
	/** SHA-256 of its bytes, in hexadecimal digits. */
	readonly digest: string;
}

/** The media type of documents. */
export const documentType = "application/pdf";

const documentName = /^eu-guarantee-(?:notice|label)\.[a-z0-9._-]+\.pdf$/i;

/** Returns whether a file name is that of a document, i.e. an official guarantee graphic as PDF (B-LAW-08). */
export function isDocumentName(name: string): boolean {
	return documentName.test(name);
}

/** Returns the media type of an image or document by its file name; null for other files. */
export function mediaType(name: string): string | null {
	return isDocumentName(name) ? documentType : imageType(name);
}

/** Returns the path of a published document, relative to the site's root. */
export function documentPath({ name }: Pick<SiteDocument, "name">): string {
	return `documents/${name.toLowerCase()}`;
}
