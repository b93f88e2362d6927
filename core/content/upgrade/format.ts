import { isJson, type Migration } from "#core/content/upgrade/migration.ts";
import { migrations } from "#core/content/upgrade/migrations.ts";

/** The format of content and configuration that name none. */
export const firstFormat = 1;

/** The newest format that the program reads. */
export const currentFormat = migrations.at(-1)?.to ?? firstFormat;

/**
 * The oldest format whose names the program reads without a word. Former names of older ones stop a build, those of
 * newer ones are deprecated. A test compares it with {@link Migration.requiredFrom} and the program's version.
 */
export const requiredFormat: number = 2;

/**
 * Returns the format that the content of project.json or a configuration names; null if it is no format, which the
 * schema reports.
 */
export function formatOf(value: unknown): number | null {
	const format = isJson(value) ? (value.format ?? firstFormat) : firstFormat;
	return typeof format === "number" && Number.isInteger(format) && format >= firstFormat ? format : null;
}

/** A name that is still read, but will not be. */
export interface DeprecatedName {
	/** The entity of the field; null for an option of the configuration. */
	readonly collection: string | null;
	readonly former: string;
	readonly replacement: string;
	/** The first version of the program that refuses the former name. */
	readonly requiredFrom: string;
}

/** Returns the names that the program still reads and warns of. */
export function deprecatedNames(
	required = requiredFormat,
	all: readonly Migration[] = migrations,
): readonly DeprecatedName[] {
	return all
		.filter(({ to }) => to > required)
		.flatMap(({ content, options, requiredFrom }) => [
			...content.map(({ collection, former, replacement }) => ({
				collection,
				former,
				replacement,
				requiredFrom,
			})),
			...options.map(({ within, from, to }) => ({
				collection: null,
				former: [...within, from].join("."),
				replacement: to,
				requiredFrom,
			})),
		]);
}
