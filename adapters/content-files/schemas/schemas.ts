import type { GenericSchema } from "valibot";
import type { Inventory } from "#adapters/content-files/inventory.ts";
import { type BranchFile, branchSchema } from "#adapters/content-files/schemas/branch.ts";
import {
	type BrandSource,
	brandSchema,
	type PageSource,
	pageSchema,
} from "#adapters/content-files/schemas/page.ts";
import { pictureFields } from "#adapters/content-files/schemas/pictures.ts";
import { mediaIndexSchema, projectSchema } from "#adapters/content-files/schemas/settings.ts";
import type { MediaItem } from "#core/site/media.ts";
import type { Project } from "#core/site/project.ts";

/** The schemas that depend on which pictures and Markdown files there are. */
export interface Schemas {
	readonly project: GenericSchema<unknown, Project>;
	readonly branch: GenericSchema<unknown, BranchFile>;
	readonly brand: GenericSchema<unknown, BrandSource>;
	readonly page: GenericSchema<unknown, PageSource>;
	readonly mediaIndex: GenericSchema<unknown, readonly MediaItem[]>;
}

/** Makes the schemas of a content folder, once for all of its files. */
export function schemasFor(inventory: Inventory): Schemas {
	const pictures = pictureFields(inventory.pictures);
	const markdown = { names: inventory.markdown };
	return {
		project: projectSchema(pictures),
		branch: branchSchema(pictures),
		brand: brandSchema(pictures, markdown),
		page: pageSchema(pictures, markdown),
		mediaIndex: mediaIndexSchema(pictures),
	};
}
