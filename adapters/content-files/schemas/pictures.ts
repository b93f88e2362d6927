import * as v from "valibot";
import { because } from "#adapters/content-files/schemas/message.ts";
import type { MediaName } from "#core/site/media.ts";

/** The pictures of a content folder. */
export interface PictureNames {
	/** The name as it stands in the folder; trimmed and in any letter case (R-IMG-02), null when there is none. */
	find(name: string): MediaName | null;
	readonly all: readonly MediaName[];
}

/** The schemas of fields that name a picture; they give its name as it stands in the folder. */
export interface PictureFields {
	/** A picture that the site cannot do without. */
	readonly neededPicture: v.GenericSchema<unknown, MediaName>;
	readonly picture: v.GenericSchema<unknown, MediaName>;
	readonly optionalPicture: v.GenericSchema<unknown, MediaName | null>;
}

/** What a picture that the folder does not have is: an issue, or accepted, so that its place is left out (R-IMG-02). */
export type MissingPictures = "reported" | "left out";

const accepted = /\.(?:jpe?g|png|svg)$/i;
const otherPicture = /\.(?:webp|gif|avif|tiff?|bmp|heic|heif|jxl|ico|psd|raw|jp2|eps|ai|pdf)$/i;

/** Tells whether a file's name ends as a picture's that the product can show. */
export function isPictureName(name: string): boolean {
	return accepted.test(name);
}

/** Tells whether a file is a picture of a type that the product does not take. */
export function isOtherPictureName(name: string): boolean {
	return otherPicture.test(name);
}

/** What the letter case, surrounding blanks and the composition of accents do not change of a name. */
export function pictureKey(name: string): string {
	return name.trim().normalize("NFC").toLowerCase();
}

function inFolder(pictures: PictureNames, missing: MissingPictures) {
	return v.check(
		(name: string) =>
			missing === "left out" || name === "" || isOtherPictureName(name) || pictures.find(name) !== null,
		(issue) => because("content.picture.missing", { name: issue.input }, pictures.all),
	);
}

/** Makes the picture fields of a folder. */
export function pictureFields(pictures: PictureNames, missing: MissingPictures): PictureFields {
	const ofTakenType = v.check(
		(name: string) => !isOtherPictureName(name),
		(issue) => because("content.picture.type", { found: issue.input }),
	);
	const named = (whenMissing: MissingPictures) =>
		v.pipe(
			v.string(),
			v.trim(),
			v.nonEmpty(because("content.field.empty", {})),
			ofTakenType,
			inFolder(pictures, whenMissing),
			v.transform((name) => pictures.find(name) ?? name),
		);
	return {
		neededPicture: named("reported"),
		picture: named(missing),
		optionalPicture: v.nullish(
			v.pipe(
				v.string(),
				v.trim(),
				ofTakenType,
				inFolder(pictures, missing),
				v.transform((name) => pictures.find(name)),
			),
			null,
		),
	};
}
