import type { ContentFolder } from "#adapters/content-files/folder.ts";
import { readJson } from "#adapters/content-files/text-file.ts";
import { fileOf } from "#core/content/entity.ts";
import { type ContentFinding, errorAt, warningAt } from "#core/content/finding.ts";
import { project } from "#core/content/project.ts";
import { currentFormat, formatOf, requiredFormat } from "#core/content/upgrade/format.ts";
import type { Migration } from "#core/content/upgrade/migration.ts";
import { changedFiles, type FoundName, upgradeFile } from "#core/content/upgrade/upgrade-value.ts";
import { succeed } from "#core/shared/result.ts";

/** A content folder in which files have the present names. */
export interface CurrentFolder {
	readonly folder: ContentFolder;
	/** Errors for names that are not read any more, warnings for deprecated ones. */
	readonly findings: readonly ContentFinding[];
}

/** Returns the format that a folder's project.json names; the newest one if that cannot be read, which is reported elsewhere. */
export function folderFormat(folder: ContentFolder): number {
	const read = readJson(folder, fileOf(project));
	return (read.ok ? formatOf(read.value.value) : null) ?? currentFormat;
}

/** Returns the paths of the files that a pattern such as "pages/*.json" stands for. */
function filesOf(folder: ContentFolder, pattern: string): readonly string[] {
	if (!pattern.includes("*")) return [pattern];
	const parent = pattern.slice(0, pattern.lastIndexOf("/"));
	const listed = folder.list(parent);
	const entries = (listed.ok && listed.value) || [];
	return entries.filter(({ name }) => name.endsWith(".json")).map(({ name }) => `${parent}/${name}`);
}

/** Returns the paths of the files in a folder that migrations may change. */
export function filesToUpgrade(folder: ContentFolder, pending: readonly Migration[]): readonly string[] {
	return changedFiles(pending).flatMap((pattern) => filesOf(folder, pattern));
}

/** Returns the finding about a former name: an error if it is not read any more. */
function formerNameFinding(
	file: string,
	{ field, name, replacement, migration }: FoundName,
	required: number,
): ContentFinding {
	const { to, requiredFrom } = migration;
	return to <= required
		? errorAt(file, field, "content.upgrade.renamed", { name, replacement, format: to })
		: warningAt(file, field, "content.upgrade.deprecated", { name, replacement, version: requiredFrom });
}

/** Returns the finding about content of a newer format than the program's; null for other formats. */
export function newerFormatFinding(format: number): ContentFinding | null {
	const params = { found: format, format: currentFormat };
	return format > currentFormat ? errorAt(fileOf(project), "format", "content.upgrade.newer", params) : null;
}

/**
 * Reads a folder of an older format as one of the newest. Former names become findings; what is read has the present
 * ones.
 * @param pending - the migrations after the format that the content names
 * @param required - the oldest format whose names are read
 */
export function withPresentNames(
	folder: ContentFolder,
	pending: readonly Migration[],
	required = requiredFormat,
): CurrentFolder {
	const texts = new Map<string, Buffer>();
	const findings: ContentFinding[] = [];
	for (const file of filesToUpgrade(folder, pending)) {
		const read = readJson(folder, file);
		if (!read.ok) continue;
		const { value, found } = upgradeFile(file, read.value.value, pending);
		if (found.length === 0) continue;
		texts.set(file, Buffer.from(JSON.stringify(value)));
		findings.push(...found.map((name) => formerNameFinding(file, name, required)));
	}
	if (texts.size === 0) return { folder, findings };
	const read: ContentFolder["read"] = (file, limit) => {
		const upgraded = texts.get(file);
		return upgraded === undefined ? folder.read(file, limit) : succeed(upgraded);
	};
	return { folder: { ...folder, read }, findings };
}
