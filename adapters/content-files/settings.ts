import type { FolderListing } from "#adapters/content-files/folder-listing.ts";
import { markdownFieldFindings } from "#adapters/content-files/markdown.ts";
import type { PageReadOptions } from "#adapters/content-files/page-file.ts";
import { inOrder } from "#adapters/content-files/sort-order.ts";
import { readJson } from "#adapters/content-files/text-file.ts";
import type { Branch } from "#core/content/branch.ts";
import { company } from "#core/content/company.ts";
import { type Entity, fileOf } from "#core/content/entity.ts";
import { fileSchemas } from "#core/content/files.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { errorAt, warningAt } from "#core/content/finding.ts";
import { legal } from "#core/content/legal.ts";
import { menuItem } from "#core/content/menu.ts";
import { knownWidgets } from "#core/content/names.ts";
import { nearest } from "#core/content/nearest.ts";
import type { SchemaMaker } from "#core/content/parse-file.ts";
import { project } from "#core/content/project.ts";
import { consent, type MediaItem, media, type Widget, widget } from "#core/content/site-lists.ts";
import { theme } from "#core/content/theme.ts";

/** Reads a JSON file and checks it by a schema; null if it has errors. */
export function checked<Value>(
	{ folder, parser }: Pick<PageReadOptions, "folder" | "parser">,
	file: string,
	schema: SchemaMaker<Value>,
	findings: ContentFinding[],
): Value | null {
	const read = readJson(folder, file);
	if (!read.ok) {
		findings.push(read.error);
		return null;
	}
	const parsed = parser.parse(file, schema, read.value.value);
	findings.push(...parsed.findings);
	return parsed.value;
}

/** Reads the branches in their order (R-COMP-04). */
export function readBranches(
	reading: PageReadOptions,
	listing: FolderListing,
	findings: ContentFinding[],
): readonly Branch[] {
	const read = listing.branches.flatMap(({ file, name }) => {
		const found = checked(reading, file, fileSchemas.branch, findings);
		for (const [index, { day }] of (found?.opening_periods ?? []).entries())
			if (typeof day === "number" && day > 16)
				findings.push(warningAt(file, `opening_periods.${index}.day`, "content.unknown.day", { found: day }));
		return found ? [{ id: name, ...found }] : [];
	});
	return read.toSorted(inOrder).map(({ sort: _, ...branch }) => branch);
}

/** Reads the file of an entity; null if it is missing or has errors. A missing required file is a finding. */
export function readFileOf<Value>(
	reading: PageReadOptions,
	listing: FolderListing,
	entity: Entity,
	schema: SchemaMaker<Value>,
	findings: ContentFinding[],
): Value | null {
	const file = fileOf(entity);
	if (listing.has(file)) return checked(reading, file, schema, findings);
	if (entity.isNeeded) findings.push(errorAt(file, null, "content.file.missing", {}));
	return null;
}

function widgetFindings(widgets: readonly Widget[]): readonly ContentFinding[] {
	const allowed = knownWidgets.join(", ");
	return widgets.flatMap(({ widget_name: found }, index) => {
		if ((knownWidgets as readonly string[]).includes(found)) return [];
		const suggestion = nearest(found, knownWidgets);
		const field = `${index}.widget_name`;
		return suggestion
			? [warningAt(fileOf(widget), field, "content.unknown.widget_near", { found, allowed, suggestion })]
			: [warningAt(fileOf(widget), field, "content.unknown.widget", { found, allowed })];
	});
}

/** Returns every image of the folder with its alternative texts. An image that is listed twice is a finding. */
function mediaOf(names: readonly string[], index: readonly MediaItem[], findings: ContentFinding[]) {
	const listed = new Map<string, MediaItem>();
	for (const [place, item] of index.entries())
		if (listed.has(item.name))
			findings.push(errorAt(fileOf(media), `${place}.name`, "content.picture.twice", { name: item.name }));
		else listed.set(item.name, item);
	return names.map(
		(name): MediaItem => listed.get(name) ?? { name, focus: null, subject: null, translations: [] },
	);
}

/** Reads the files of the content folder itself; null for missing ones and those with errors. */
export function readSettings(reading: PageReadOptions, listing: FolderListing, findings: ContentFinding[]) {
	const from = <Value>(entity: Entity, schema: SchemaMaker<Value>) =>
		readFileOf(reading, listing, entity, schema, findings);
	const index = from(media, fileSchemas.media) ?? [];
	const legalTexts = from(legal, fileSchemas.legal);
	findings.push(...markdownFieldFindings(fileOf(legal), legal, legalTexts));
	const widgets = from(widget, fileSchemas.widgets) ?? [];
	findings.push(...widgetFindings(widgets));
	return {
		index,
		media: mediaOf(listing.images.all, index, findings),
		legal: legalTexts,
		widgets,
		project: from(project, fileSchemas.project),
		company: from(company, fileSchemas.company),
		theme: from(theme, fileSchemas.theme),
		menus: from(menuItem, fileSchemas.menus),
		consents: from(consent, fileSchemas.consents) ?? [],
	};
}
