import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { filesToUpgrade, folderFormat, newerFormatFinding } from "#adapters/content-files/current-format.ts";
import { type ContentFolder, openFolder } from "#adapters/content-files/folder.ts";
import { readJson } from "#adapters/content-files/text-file.ts";
import { fileOf } from "#core/content/entity.ts";
import { type ContentFinding, errorAt } from "#core/content/finding.ts";
import { project } from "#core/content/project.ts";
import { currentFormat, firstFormat, formatOf } from "#core/content/upgrade/format.ts";
import { type FormerName, isJson, type Json } from "#core/content/upgrade/migration.ts";
import { migrationsAfter, upgradeFile, upgradeOptions } from "#core/content/upgrade/upgrade-value.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import { programEntry } from "#renderer/bundler/program-directory.ts";
import type { SiteConfig } from "#renderer/config/config.ts";
import { configFile, importConfig, parseConfig } from "#renderer/config/load-config.ts";
import { editConfig } from "#renderer/upgrade/edit-config.ts";
import { editJson } from "#renderer/upgrade/edit-json.ts";

/** A file with its text before and after an upgrade. */
export interface FileChange {
	/** Absolute, links resolved. */
	readonly path: string;
	/** Relative to the site's folder. */
	readonly name: string;
	readonly before: string;
	readonly after: string;
}

/** The changes that bring a site to the newest format. */
export interface UpgradePlan {
	/** In the order of writing: a file that states a format comes after those that it is about. */
	readonly files: readonly FileChange[];
	/** The lines to change in a configuration that has to be changed by hand; empty otherwise. */
	readonly byHand: readonly string[];
	/** The configuration in the newest format. */
	readonly config: SiteConfig;
}

type Planned<Value> = Result<Value, readonly ContentFinding[]>;

/** Returns project.json with the newest format in front of its other fields, behind `$schema`. */
function withFormat(content: unknown): unknown {
	if (!isJson(content)) return content;
	const { $schema, ...fields } = content;
	const format: Json = { format: currentFormat };
	return { ...($schema === undefined ? {} : { $schema }), ...format, ...fields, ...format };
}

/** Plans the change of a content file; null if nothing changes. */
function planFile(
	folder: ContentFolder,
	file: string,
	upgrade: (json: unknown) => unknown,
): Result<Omit<FileChange, "name"> | null, ContentFinding> {
	const located = folder.locate(file);
	if (!located.ok) return located.error.key === "content.file.missing" ? succeed(null) : located;
	const read = readJson(folder, file);
	if (!read.ok) return read;
	const { path } = located.value;
	const before = read.value.bytes.toString("utf8");
	const after = editJson(before, upgrade(JSON.parse(before.replace(/^\ufeff/, ""))));
	return succeed(after === before ? null : { path, before, after });
}

function planContent(directory: string, siteDirectory: string): Planned<readonly FileChange[]> {
	const folder = openFolder(directory);
	if (!folder) return fail([errorAt(directory, null, "content.folder.missing", {})]);
	const settings = fileOf(project);
	// A folder based on another one may leave the file out.
	const format = folder.locate(settings).ok ? folderFormat(folder) : firstFormat;
	const newer = newerFormatFinding(format);
	if (newer) return fail([newer]);
	const pending = migrationsAfter(format);
	const changed = filesToUpgrade(folder, pending);
	const files = [...changed.filter((file) => file !== settings), settings];
	const findings: ContentFinding[] = [];
	const changes = files.flatMap((file): readonly FileChange[] => {
		const change = planFile(folder, file, (json) => {
			const { value } = upgradeFile(file, json, pending);
			return file === settings && pending.length > 0 ? withFormat(value) : value;
		});
		if (!change.ok) findings.push(change.error);
		const name = relative(siteDirectory, join(directory, file)).replaceAll("\\", "/");
		return change.ok && change.value ? [{ ...change.value, name }] : [];
	});
	return findings.length > 0 ? fail(findings) : succeed(changes);
}

/** Returns the lines to write where the program cannot edit the configuration. */
function linesByHand(former: readonly FormerName[]): readonly string[] {
	return [
		...former.map(
			({ field, name, replacement }) => `${field} → ${field.slice(0, -name.length)}${replacement}`,
		),
		`format: ${currentFormat},`,
	];
}

/** Plans the upgrade of a site's configuration and of its content in files; changes nothing. */
export async function planUpgrade(siteDirectory: string): Promise<Planned<UpgradePlan>> {
	const exported = await importConfig(siteDirectory, programEntry);
	if (!exported.ok) return exported;
	const format = formatOf(exported.value);
	const pending = migrationsAfter(format ?? currentFormat);
	const { value, found } = upgradeOptions(exported.value, pending);
	const isOlder = pending.length > 0;
	const parsed = parseConfig(isOlder && isJson(value) ? { ...value, format: currentFormat } : value);
	if (!parsed.ok) return parsed;
	const { content } = parsed.value;
	const files =
		content.from === "files"
			? planContent(resolve(siteDirectory, content.directory), siteDirectory)
			: succeed([]);
	if (!files.ok) return files;
	const path = join(siteDirectory, configFile);
	const before = readFileSync(path, "utf8");
	const after = isOlder ? editConfig(before, found, currentFormat) : before;
	const own = after === null || after === before ? [] : [{ path, name: configFile, before, after }];
	return succeed({
		files: [...files.value, ...own],
		byHand: after === null ? linesByHand(found) : [],
		config: parsed.value,
	});
}
