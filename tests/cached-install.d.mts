/** Arguments for a quiet installation with npm. */
export const quietly: readonly string[];

/** Removes npm's folder settings of the surrounding `npm test`, which must not affect an installation. */
export const ownFolders: Readonly<Record<string, undefined>>;

/** Runs a command at low priority; throws its output if it fails. */
export function run(
	command: string,
	args: readonly string[],
	options: { readonly cwd: string; readonly env?: Readonly<Record<string, string | undefined>> },
): Promise<void>;

/** An installation in the user's cache, outside the checkout. */
export function cachedInstallation(options: {
	readonly kind: string;
	readonly version: string;
	installInto(folder: string): Promise<void>;
}): { find(): string | null; ensure(): Promise<string> };
