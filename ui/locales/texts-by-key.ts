import type { Messages } from "#ui/foundation/translate-context.tsx";

/** Returns the texts of a catalogue by their dotted keys. */
export function textsByKey(catalogue: Messages, prefix = ""): Readonly<Record<string, string>> {
	const entries = Object.entries(catalogue).flatMap(([name, value]) =>
		typeof value === "object" && value !== null
			? Object.entries(textsByKey(value as Messages, `${prefix}${name}.`))
			: [[prefix + name, String(value)] as const],
	);
	return Object.fromEntries(entries);
}
