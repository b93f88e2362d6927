import * as v from "valibot";
import { type Field, type FieldInfo, type FolderContext, field, shownAs } from "#core/content/field.ts";
import { imageNamePattern, type MediaName } from "#core/content/image-names.ts";
import { findingMessage } from "#core/content/message.ts";
import type { ImageModel } from "#core/content-values/image-model.ts";

const otherImage = /\.(?:gif|tiff?|bmp|jxl|ico|psd|raw|jp2|eps|ai|pdf)$/i;

/** Returns whether a file name is that of an image in an unsupported format. */
export function isOtherImageName(name: string): boolean {
	return otherImage.test(name);
}

/** Normalizes a file name for comparison: letter case, surrounding white space and composed accents. */
export function imageKey(name: string): string {
	return name.trim().normalize("NFC").toLowerCase();
}

const ofSupportedType = v.check(
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

function imageNameSchema(context: FolderContext, missing: FolderContext["missingImages"]) {
	return v.pipe(
		v.string(),
		v.trim(),
		v.nonEmpty(findingMessage("content.field.empty", {})),
		ofSupportedType,
		inFolder(context, missing),
		v.transform((name): MediaName => context.images.find(name) ?? name),
	);
}

const json = { pattern: imageNamePattern };

/** Creates a field for an image that the site cannot do without. */
export function essentialImage(info: FieldInfo): Field<MediaName> {
	return field("image", info, { json, schema: (context) => imageNameSchema(context, "reported") });
}

/**
 * Creates a field for an image. If the folder does not have it, the name is kept and its place on the page is left
 * out.
 */
export function image(info: FieldInfo): Field<MediaName, ImageModel> {
	return shownAs(
		field("image", info, { json, schema: (context) => imageNameSchema(context, context.missingImages) }),
		(name, tools) => tools.image(name) ?? undefined,
	);
}

/** Creates a field for an optional image; null if the folder does not have it. */
export function optionalImage(info: FieldInfo): Field<MediaName | null, ImageModel | null> {
	const imageField = field<MediaName | null>("image", info, {
		json,
		required: false,
		schema: (context) =>
			v.nullish(
				v.pipe(
					v.string(),
					v.trim(),
					ofSupportedType,
					inFolder(context, context.missingImages),
					v.transform((name) => context.images.find(name)),
				),
				null,
			),
	});
	return shownAs(imageField, (name, tools) => (name === null ? null : tools.image(name)));
}
