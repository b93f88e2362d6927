import type { ShellModel } from "#core/models/page-model.ts";

/**
 * The fields of the shell that a page needs before or without React. They are in a separate file; the rest is loaded
 * with React.
 */
const runtimeFields = [
	"language",
	"legalLinks",
	"consents",
	"consent_preselect",
	"analytics",
	"clock",
	"schedules",
	"speculationExclusions",
	"canonical",
	"words",
	"texts",
] as const satisfies readonly (keyof ShellModel)[];

type RuntimeField = (typeof runtimeFields)[number];

/** The content shared by all pages of one language that does not need React. */
export type RuntimeModel = Pick<ShellModel, RuntimeField>;

/** The shared content that is loaded with React. */
export type RestOfShell = Omit<ShellModel, RuntimeField>;

/** Splits a shell into its two files, the runtime's first. They have no common field. */
export function splitShell(shell: ShellModel): readonly [RuntimeModel, RestOfShell] {
	const isRuntimeField = (name: string) => runtimeFields.some((field) => field === name);
	const fields = Object.entries(shell);
	return [
		Object.fromEntries(fields.filter(([name]) => isRuntimeField(name))) as unknown as RuntimeModel,
		Object.fromEntries(fields.filter(([name]) => !isRuntimeField(name))) as unknown as RestOfShell,
	];
}
