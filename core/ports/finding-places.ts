import type { ContentFinding, ContentPlace } from "#core/content/finding.ts";

/** Where an editor changes what a finding names. */
export interface FindingPlace {
	/** A file relative to the content folder, or a collection and what the item is called in it. */
	readonly file: string;
	readonly field: string | null;
	/** Line and column in the file, counted from 1; null where they are not known. */
	readonly line: number | null;
	readonly column: number | null;
	/** Opens the item in the content service; null for files. */
	readonly link: string | null;
	/** Of a finding about an image, the fields of the content that name it. */
	readonly usedAt: readonly ContentPlace[];
}

/** Finds the places of findings in the content as it was last read. */
export interface FindingPlaces {
	locate(finding: ContentFinding): FindingPlace;
}
