import type { ContentFinding, ContentPlace } from "#core/content/finding.ts";

/** The place where an editor fixes a finding. */
export interface FindingPlace {
	/** The path of a file in the content folder, or the name of a collection and of the item in it. */
	readonly file: string;
	readonly field: string | null;
	/** The line in the file, counted from 1, like `column`; null if unknown. */
	readonly line: number | null;
	readonly column: number | null;
	/** The URL of the item in the content service; null for files. */
	readonly link: string | null;
	/** The item and the field in the words of the content service's forms; undefined for files. */
	readonly words?: NonNullable<ContentFinding["words"]>;
	/** For a finding about an image: the fields of the content that use the image. */
	readonly usedAt: readonly ContentPlace[];
}

/** Finds the places of findings in the content that was read last. */
export interface FindingPlaces {
	locate(finding: ContentFinding): FindingPlace;
}
