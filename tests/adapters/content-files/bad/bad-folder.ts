import type { FindingKey } from "#core/content/finding.ts";
import { type Files, pageWith, set } from "#tests/adapters/content-files/content-folder.ts";

/** A valid folder with one fault, and the finding that names it. */
export type BadFolder = readonly [
	title: string,
	change: (files: Files) => void,
	key: FindingKey,
	file: string,
	field: string | null,
	params?: Readonly<Record<string, string | number>>,
];

/** Writes a file into a folder. */
export const put = (file: string, value: unknown) => (files: Files) => {
	files[file] = value;
};

/** Changes a field of a file. */
export const edit = (file: string, field: string, value: unknown) => (files: Files) =>
	set(files, file, field, value);

/** Adds pages/new.json with one version. */
export const page = (version: Record<string, unknown>, rest?: Record<string, unknown>) =>
	put("pages/new.json", pageWith(version, rest));

/** Adds pages/new.json with one block. */
export const block = (value: unknown) => page({ blocks: [value] });

/** A field of the version in pages/new.json. */
export const at = (field: string) => ["pages/new.json", `translations.0.${field}`] as const;
