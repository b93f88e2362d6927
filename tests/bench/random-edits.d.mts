import type { ContentFolder } from "./content-folder.mjs";
import type { Random } from "./random.mjs";

/** Makes edits of a content folder; returns their descriptions. */
export function makeEdits(content: ContentFolder, random: Random, count: number): readonly string[];
