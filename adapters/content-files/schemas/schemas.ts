import type { GenericSchema } from "valibot";
import type { Inventory } from "#adapters/content-files/inventory.ts";
import { type BranchFile, branchSchema } from "#adapters/content-files/schemas/branch.ts";
import {
	type BrandSource,
	brandSchema,
	type PageSource,
	pageSchema,
} from "#adapters/content-files/schemas/page.ts";
import type { PictureSchema } from "#adapters/content-files/schemas/parse-file.ts";
import { type PictureFields, pictureFields } from "#adapters/content-files/schemas/pictures.ts";
import { mediaIndexSchema, projectSchema } from "#adapters/content-files/schemas/settings.ts";
import type { MediaItem } from "#core/site/media.ts";
import type { Project } from "#core/site/project.ts";

/** The schemas that depend on which pictures and Markdown files there are. */
export interface Schemas {
	readonly project: PictureSchema<Project>;
	readonly branch: PictureSchema<BranchFile>;
	readonly brand: PictureSchema<BrandSource>;
	readonly page: PictureSchema<PageSource>;
	readonly mediaIndex: PictureSchema<readonly MediaItem[]>;
}

/** Makes the schemas of a content folder, once for all of its files. */
export function schemasFor(inventory: Inventory): Schemas {
	const reported = pictureFields(inventory.pictures, "reported");
	const leftOut = pictureFields(inventory.pictures, "left out");
	const markdown = { names: inventory.markdown };
	const pair = <Value>(make: (pictures: PictureFields) => GenericSchema<unknown, Value>) => ({
		complete: make(reported),
		incomplete: make(leftOut),
	});
	return {
		project: pair(projectSchema),
		branch: pair(branchSchema),
		brand: pair((pictures) => brandSchema(pictures, markdown)),
		page: pair((pictures) => pageSchema(pictures, markdown)),
		mediaIndex: pair(mediaIndexSchema),
	};
}
