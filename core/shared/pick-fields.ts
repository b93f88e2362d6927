/** The named fields of an object, in that order. */
export function pickFields<Of extends object, const Name extends keyof Of>(
	of: Of,
	names: readonly Name[],
): Pick<Of, Name> {
	return Object.fromEntries(names.map((name) => [name, of[name]])) as Pick<Of, Name>;
}
