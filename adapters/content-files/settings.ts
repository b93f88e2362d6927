import type { GenericSchema } from "valibot";
import { errorAt, warningAt } from "#adapters/content-files/findings.ts";
import { type Inventory, settingsFiles } from "#adapters/content-files/inventory.ts";
import { markdownFindings } from "#adapters/content-files/markdown.ts";
import { nearest } from "#adapters/content-files/nearest.ts";
import { inOrder } from "#adapters/content-files/order.ts";
import type { PageReading } from "#adapters/content-files/page-file.ts";
import { consentsSchema } from "#adapters/content-files/schemas/consents.ts";
import { menusSchema } from "#adapters/content-files/schemas/menu.ts";
import { type PictureSchema, parseFile } from "#adapters/content-files/schemas/parse-file.ts";
import {
	companySchema,
	legalSchema,
	themeSchema,
	widgetsSchema,
} from "#adapters/content-files/schemas/settings.ts";
import { readJson } from "#adapters/content-files/text-file.ts";
import type { ContentFinding } from "#core/ports/site-content.ts";
import type { Branch } from "#core/site/branch.ts";
import type { LegalData } from "#core/site/legal-data.ts";
import type { MediaItem } from "#core/site/media.ts";
import { knownWidgets, type Widget } from "#core/site/widget.ts";

/** Reads a JSON file and checks it by a schema; null when it has errors. */
export function checked<Value>(
	{ folder }: Pick<PageReading, "folder">,
	file: string,
	schema: GenericSchema<unknown, Value> | PictureSchema<Value>,
	findings: ContentFinding[],
): Value | null {
	const read = readJson(folder, file);
	if (!read.ok) {
		findings.push(read.error);
		return null;
	}
	const parsed = parseFile(file, schema, read.value.value);
	findings.push(...parsed.findings);
	return parsed.value;
}

/** Reads the branches in their order (R-COMP-04). */
export function readBranches(
	reading: PageReading,
	inventory: Inventory,
	findings: ContentFinding[],
): readonly Branch[] {
	const read = inventory.branches.flatMap(({ file, name }) => {
		const found = checked(reading, file, reading.schemas.branch, findings);
		for (const [index, { day }] of (found?.opening_periods ?? []).entries())
			if (typeof day === "number" && day > 16)
				findings.push(warningAt(file, `opening_periods.${index}.day`, "content.unknown.day", { found: day }));
		return found ? [{ id: name, ...found }] : [];
	});
	return read.toSorted(inOrder).map(({ sort: _, ...branch }) => branch);
}

const requiredFiles = Object.entries(settingsFiles).flatMap(([file, need]) =>
	need === "required" ? [file] : [],
);

function legalTextFindings(legal: LegalData): readonly ContentFinding[] {
	return legal.translations.flatMap(({ language: _, ...texts }, index) =>
		Object.entries(texts).flatMap(([name, text]) =>
			markdownFindings("legal.json", `translations.${index}.${name}`, text ?? ""),
		),
	);
}

function widgetFindings(widgets: readonly Widget[]): readonly ContentFinding[] {
	const allowed = knownWidgets.join(", ");
	return widgets.flatMap(({ widget_name: found }, index) => {
		if ((knownWidgets as readonly string[]).includes(found)) return [];
		const suggestion = nearest(found, knownWidgets);
		const field = `${index}.widget_name`;
		return suggestion
			? [warningAt("widgets.json", field, "content.unknown.widget_near", { found, allowed, suggestion })]
			: [warningAt("widgets.json", field, "content.unknown.widget", { found, allowed })];
	});
}

/** Every picture of the folder with its alternative texts; one listed twice is a finding. */
function mediaOf(names: readonly string[], index: readonly MediaItem[], findings: ContentFinding[]) {
	const listed = new Map<string, MediaItem>();
	for (const [place, item] of index.entries())
		if (listed.has(item.name))
			findings.push(
				errorAt("media/index.json", `${place}.name`, "content.picture.twice", { name: item.name }),
			);
		else listed.set(item.name, item);
	return names.map((name): MediaItem => listed.get(name) ?? { name, translations: [] });
}

/** Reads the files of the content folder itself; null for those that are missing or have errors. */
export function readSettings(reading: PageReading, inventory: Inventory, findings: ContentFinding[]) {
	const from = <Value>(
		file: string,
		schema: GenericSchema<unknown, Value> | PictureSchema<Value>,
	): Value | null => {
		if (inventory.has(file)) return checked(reading, file, schema, findings);
		if (requiredFiles.includes(file)) findings.push(errorAt(file, null, "content.file.missing", {}));
		return null;
	};
	const index = from("media/index.json", reading.schemas.mediaIndex) ?? [];
	const legal = from("legal.json", legalSchema);
	if (legal) findings.push(...legalTextFindings(legal));
	const widgets = from("widgets.json", widgetsSchema) ?? [];
	findings.push(...widgetFindings(widgets));
	return {
		index,
		media: mediaOf(inventory.pictures.all, index, findings),
		legal,
		widgets,
		project: from("project.json", reading.schemas.project),
		company: from("company.json", companySchema),
		theme: from("theme.json", themeSchema),
		menus: from("menus.json", menusSchema),
		consents: from("consents.json", consentsSchema) ?? [],
	};
}
