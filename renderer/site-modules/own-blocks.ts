import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { BlockType, BlockTypes } from "#core/content/block.ts";
import { blockTypes } from "#core/content/blocks.ts";
import type { Fields } from "#core/content/field.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { isBuiltInBlock, setOwnBlockTypes } from "#core/content/own-block-types.ts";
import { ownHydrations } from "#core/loading/hydration-time.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import type { OwnBlockDefinition } from "#renderer/api/blocks.ts";
import { importSiteModule } from "#renderer/site-modules/import-site-module.ts";
import type { OwnPart } from "#renderer/site-modules/own-parts.ts";
import type { SiteModules } from "#renderer/site-modules/site-modules.ts";
import type { SourcePosition } from "#renderer/site-modules/source-position.ts";

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
function fieldProblem(name: string, value: unknown, others: BlockTypes): Problem | null {
	if (!/^[a-z][a-z0-9_]*$/.test(name) || reservedFields.includes(name))
		return { key: "block.fieldName", params: { name }, about: name };
	if (!isField(value)) return { key: "block.field", params: { name }, about: name };
	const { kind } = value as Fields[string];
	for (const [other, { fields }] of Object.entries(others)) {
		const same = fields[name];
		if (same && same.kind !== kind)
			return { key: "block.fieldKind", params: { name, kind, other, expected: same.kind }, about: name };
	}
	return null;
}

function isTexts(value: unknown): boolean {
	return Array.isArray(value) && value.length === 2 && value.every((text) => typeof text === "string");
}

/** Returns what is wrong with a definition; `others` are the types of blocks that exist already. */
function problemOf(value: unknown, others: BlockTypes): Problem | null {
	const about = "export default";
	if (typeof value !== "object" || value === null || !("component" in value))
		return { key: "block.noDefault", params: {}, about };
	const { name, de, en, fields, hydrate = "none", component } = value as Partial<OwnBlockDefinition>;
	if (typeof name !== "string" || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) || name === "own")
		return { key: "block.name", params: { found: String(name) }, about: "name:" };
	const quoted = `"${name}"`;
	if (isBuiltInBlock(name)) return { key: "block.builtIn", params: { name }, about: quoted };
	if (Object.hasOwn(others, name)) return { key: "block.twice", params: { name }, about: quoted };
	if (typeof component !== "function")
		return { key: "block.component", params: { name }, about: "component" };
	if (!isTexts(de) || !isTexts(en))
		return { key: "block.texts", params: { name }, about: isTexts(de) ? "en:" : "de:" };
	if (!ownHydrations.includes(hydrate))
		return {
			key: "block.hydrate",
			params: { found: String(hydrate), allowed: ownHydrations.join(", ") },
			about: "hydrate",
		};
	if (typeof fields !== "object" || fields === null)
		return { key: "block.fields", params: { name }, about: quoted };
	return (
		Object.entries(fields)
			.map(([field, own]) => fieldProblem(field, own, others))
			.find((found) => found !== null) ?? null
	);
}

/** Reads the types of blocks that a site's modules define, and adds them to the content model. */
export async function readOwnBlocks(
	siteDirectory: string,
	{ modules }: SiteModules,
): Promise<Result<ReadonlyMap<string, OwnPart>, readonly ContentFinding[]>> {
	const blocks = new Map<string, OwnPart>();
	const types: Record<string, BlockType> = {};
	const findings: ContentFinding[] = [];
	for (const module of modules.values()) {
		if (!module.field.startsWith("blocks.")) continue;
		const imported = await importSiteModule(siteDirectory, module);
		if (!imported.ok) {
			findings.push(imported.error);
			continue;
		}
		const problem = problemOf(imported.value, { ...blockTypes, ...types });
		const file = module.file.replace(/^\.\//, "");
		if (problem) {
			const params = { ...positionOf(siteDirectory, file, problem.about), ...problem.params };
			findings.push({ severity: "error", file, field: null, key: problem.key, params });
			continue;
		}
		// Its shape was checked.
		const { name, de, en, fields, hydrate = "none" } = imported.value as OwnBlockDefinition;
		types[name] = { de, en, fields };
		blocks.set(name, { name, hydrate, module });
	}
	if (findings.length > 0) return fail(findings);
	setOwnBlockTypes(types);
	return succeed(blocks);
}
