import type { ShellModel } from "#core/models/page-model.ts";

/** What of the shell a page needs before and without React, in a file of its own; the rest comes with React. */
const runtimeFields = [
	"language",
	"legalLinks",
	"consents",
	"consent_preselect",
	"analytics",
	"clock",
	"schedules",
	"redirects",
	"canonical",
	"runtimeMessages",
	"texts",
] as const satisfies readonly (keyof ShellModel)[];

type RuntimeField = (typeof runtimeFields)[number];

/** What all pages of one language share that no React is needed for. */
export type RuntimeModel = Pick<ShellModel, RuntimeField>;

/** What they share beyond that. */
export type RestOfShell = Omit<ShellModel, RuntimeField>;

/** Divides a shell into the two files that a page names, the runtime's first; they share no field. */
export function splitShell(shell: ShellModel): readonly [RuntimeModel, RestOfShell] {
	const isRuntimeField = (name: string) => runtimeFields.some((field) => field === name);
	const fields = Object.entries(shell);
	return [
		Object.fromEntries(fields.filter(([name]) => isRuntimeField(name))) as unknown as RuntimeModel,
		Object.fromEntries(fields.filter(([name]) => !isRuntimeField(name))) as unknown as RestOfShell,
	];
}
