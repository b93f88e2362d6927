import * as v from "valibot";
import { choice, optionalText, strict, text, webAddress } from "#adapters/content-files/schemas/fields.ts";
import type { PictureFields } from "#adapters/content-files/schemas/pictures.ts";
import { type AspectRatio, aspectRatios } from "#core/site/page.ts";

const standard: AspectRatio = "16:9";

/** A content of another provider, which loads after consent (R-CONSENT-08). */
export function embedBlock({ optionalPicture }: PictureFields) {
	return strict({
		type: v.literal("embed"),
		id: text,
		provider: text,
		title: text,
		purpose: optionalText,
		src: webAddress,
		link: webAddress,
		aspect_ratio: v.pipe(
			v.nullish(choice(aspectRatios), standard),
			v.transform((ratio) => ratio ?? standard),
		),
		image: optionalPicture,
		function_id: optionalText,
	});
}
