/** Returns the variables of the environment that a source text reads and that are not set, each once. */
export function unsetVariables(
	source: string,
	environment: Readonly<Record<string, string | undefined>>,
): readonly string[] {
	const names = [...source.matchAll(/\bprocess\.env(?:\.(\w+)|\[\s*["'`](\w+)["'`]\s*\])/g)].map(
		([, property, key]) => property ?? key ?? "",
	);
	return [...new Set(names)].filter((name) => !environment[name]);
}

/** Returns the fields of a value whose texts contain "undefined", as a template does that reads a variable that is not set. */
export function undefinedTexts(value: unknown, path: readonly string[] = []): readonly string[] {
	if (typeof value === "string") return value.includes("undefined") ? [path.join(".")] : [];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([name, inner]) => undefinedTexts(inner, [...path, name]));
}
