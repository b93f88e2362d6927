import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { ComponentType } from "react";
import type { EditorText, Fields } from "#core/content/field.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import type { OwnHydration } from "#core/loading/hydration-time.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import { importBundledModule } from "#renderer/site-modules/import-bundled-module.ts";
import type { BundledModule } from "#renderer/site-modules/site-modules.ts";
import type { SourcePosition } from "#renderer/site-modules/source-position.ts";

/** The definition of a type of block or of a page template. */
interface PartDefinition {
	readonly name: string;
	readonly de: EditorText;
	readonly en: EditorText;
	readonly fields: Fields;
	readonly hydrate?: OwnHydration;
	readonly component: ComponentType<never>;
}

/** A definition with the module that it comes from. */
export interface DefinedModule extends Required<Omit<PartDefinition, "component">> {
	readonly module: BundledModule;
}

/** The rules of a kind of definition. */
export interface DefinedPart {
	/** The group of its findings. */
	readonly kind: "block" | "template";
	/** The option of the configuration that names its modules. */
	readonly option: "blocks" | "templates";
	/** The types that exist already; fields of the same name have the same kind. */
	readonly others: Readonly<Record<string, { readonly fields: Fields }>>;
	readonly hydrations: readonly OwnHydration[];
	isBuiltIn(name: string): boolean;
}

/** A problem of a definition, and the text in its file that it is about. */
interface Problem {
	readonly key: string;
	readonly params: ContentFinding["params"];
	readonly about: string;
}

const reservedFields = ["type", "file"];

/** Returns the position of a text in a file; that of the first character if the file does not contain it. */
function positionOf(siteDirectory: string, file: string, text: string): Omit<SourcePosition, "file"> {
	const before = readFileSync(resolve(siteDirectory, file), "utf8").split(text);
	const lines = before.length > 1 ? (before[0] ?? "").split("\n") : [""];
	return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}

function isField(value: unknown): boolean {
	return typeof value === "object" && value !== null && "kind" in value && "schema" in value;
}

/** Returns the problem of a field's name or kind. Directus has one form for all types, so a name has one kind. */
function fieldProblem(name: string, value: unknown, part: DefinedPart): Problem | null {
	const { kind: group, others } = part;
	if (!/^[a-z][a-z0-9_]*$/.test(name) || reservedFields.includes(name))
		return { key: `${group}.fieldName`, params: { name }, about: name };
	if (!isField(value)) return { key: `${group}.field`, params: { name }, about: name };
	const { kind } = value as Fields[string];
	for (const [other, { fields }] of Object.entries(others)) {
		const same = fields[name];
		if (same && same.kind !== kind)
			return { key: `${group}.fieldKind`, params: { name, kind, other, expected: same.kind }, about: name };
	}
	return null;
}

function isTexts(value: unknown): boolean {
	return Array.isArray(value) && value.length === 2 && value.every((text) => typeof text === "string");
}

/** Returns what is wrong with a definition. */
function problemOf(value: unknown, part: DefinedPart): Problem | null {
	const { kind, others, isBuiltIn, hydrations } = part;
	const about = "export default";
	if (typeof value !== "object" || value === null || !("component" in value))
		return { key: `${kind}.noDefault`, params: {}, about };
	const { name, de, en, fields, hydrate = "none", component } = value as Partial<PartDefinition>;
	if (typeof name !== "string" || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) || name === "own")
		return { key: `${kind}.name`, params: { found: String(name) }, about: "name:" };
	const quoted = `"${name}"`;
	if (isBuiltIn(name)) return { key: `${kind}.builtIn`, params: { name }, about: quoted };
	if (Object.hasOwn(others, name)) return { key: `${kind}.twice`, params: { name }, about: quoted };
	if (typeof component !== "function")
		return { key: `${kind}.component`, params: { name }, about: "component" };
	if (!isTexts(de) || !isTexts(en))
		return { key: `${kind}.texts`, params: { name }, about: isTexts(de) ? "en:" : "de:" };
	if (!hydrations.includes(hydrate))
		return {
			key: `${kind}.hydrate`,
			params: { found: String(hydrate), allowed: hydrations.join(", ") },
			about: "hydrate",
		};
	if (typeof fields !== "object" || fields === null)
		return { key: `${kind}.fields`, params: { name }, about: quoted };
	return (
		Object.entries(fields)
			.map(([field, own]) => fieldProblem(field, own, part))
			.find((found) => found !== null) ?? null
	);
}

/** Reads the definitions of a kind from a site's modules. */
export async function readDefinitions(
	siteDirectory: string,
	modules: Iterable<BundledModule>,
	part: DefinedPart,
): Promise<Result<readonly DefinedModule[], readonly ContentFinding[]>> {
	const defined: DefinedModule[] = [];
	const findings: ContentFinding[] = [];
	for (const module of modules) {
		if (!module.field.startsWith(`${part.option}.`)) continue;
		const imported = await importBundledModule(siteDirectory, module);
		if (!imported.ok) {
			findings.push(imported.error);
			continue;
		}
		const before = Object.fromEntries(defined.map((one) => [one.name, one]));
		const problem = problemOf(imported.value, { ...part, others: { ...part.others, ...before } });
		const file = module.file.replace(/^\.\//, "");
		if (problem) {
			const params = { ...positionOf(siteDirectory, file, problem.about), ...problem.params };
			findings.push({ severity: "error", file, field: null, key: problem.key, params });
			continue;
		}
		// Its shape was checked.
		const { name, de, en, fields, hydrate = "none" } = imported.value as PartDefinition;
		defined.push({ name, de, en, fields, hydrate, module });
	}
	return findings.length > 0 ? fail(findings) : succeed(defined);
}
