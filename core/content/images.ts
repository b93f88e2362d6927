import * as v from "valibot";
import { type Field, type FieldInfo, type FolderContext, field, shownAs } from "#core/content/field.ts";
import { imageNamePattern, type MediaName } from "#core/content/image-names.ts";
import { findingMessage } from "#core/content/message.ts";
import type { ImageModel } from "#core/content-values/image-model.ts";

const otherImage = /\.(?:webp|gif|avif|tiff?|bmp|heic|heif|jxl|ico|psd|raw|jp2|eps|ai|pdf)$/i;

/** Returns whether a file is an image of a type that the product does not take. */
export function isOtherImageName(name: string): boolean {
	return otherImage.test(name);
}

/** What the letter case, surrounding blanks and the composition of accents do not change of a name. */
export function imageKey(name: string): string {
	return name.trim().normalize("NFC").toLowerCase();
}

const ofTakenType = v.check(
	(name: string) => !isOtherImageName(name),
	(issue) => findingMessage("content.picture.type", { found: issue.input }),
);

function inFolder({ images }: FolderContext, missing: FolderContext["missingImages"]) {
	return v.check(
		(name: string) =>
			missing === "left out" || name === "" || isOtherImageName(name) || images.find(name) !== null,
		(issue) => findingMessage("content.picture.missing", { name: issue.input }, images.all),
	);
}

function named(context: FolderContext, missing: FolderContext["missingImages"]) {
	return v.pipe(
		v.string(),
		v.trim(),
		v.nonEmpty(findingMessage("content.field.empty", {})),
		ofTakenType,
		inFolder(context, missing),
		v.transform((name): MediaName => context.images.find(name) ?? name),
	);
}

const json = { pattern: imageNamePattern };

/** An image that the site cannot do without. */
export function essentialImage(info: FieldInfo): Field<MediaName> {
	return field("image", info, { json, schema: (context) => named(context, "reported") });
}

/** An image; where the folder does not have it, its name stays, and what shows it leaves its place out. */
export function image(info: FieldInfo): Field<MediaName, ImageModel> {
	return shownAs(
		field("image", info, { json, schema: (context) => named(context, context.missingImages) }),
		(name, tools) => tools.image(name) ?? undefined,
	);
}

/** An image that may be absent; null as well where the folder does not have it. */
export function optionalImage(info: FieldInfo): Field<MediaName | null, ImageModel | null> {
	const of = field<MediaName | null>("image", info, {
		json,
		required: false,
		schema: (context) =>
			v.nullish(
				v.pipe(
					v.string(),
					v.trim(),
					ofTakenType,
					inFolder(context, context.missingImages),
					v.transform((name) => context.images.find(name)),
				),
				null,
			),
	});
	return shownAs(of, (name, tools) => (name === null ? null : tools.image(name)));
}
