import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createContentFiles } from "#adapters/content-files/content-files.ts";
import { createFilePlaces } from "#adapters/content-files/finding-places.ts";
import type { ContentFolder } from "#adapters/content-files/folder.ts";
import type { ContentItems, ItemImage } from "#adapters/content-files/hold-back/content-items.ts";
import { createHoldBack, type HoldBack } from "#adapters/content-files/hold-back/hold-back.ts";
import { createMemoryFolder } from "#adapters/content-files/memory-folder.ts";
import { languages } from "#core/language/language.ts";
import { type Files, set, validFiles } from "#tests/adapters/content-files/content-folder.ts";

/** The files of {@link validFiles} with all texts in JSON, as services give them. */
export function serviceFiles(): Files {
	const files = structuredClone(validFiles());
	const watches = files["pages/watches.json"] as { translations: { blocks: object[] }[] };
	watches.translations[0]?.blocks.splice(0, 1, { type: "text", markdown: "Von *Hand*." });
	files["pages/terms.json"] = page("terms", "/agb", "AGB");
	delete (files["shop/settings.json"] as { legal_pages?: unknown }).legal_pages;
	delete files["pages/watches.de.md"];
	return files;
}

/** A page in German. */
export function page(template: string, path: string, title = "Titel", blocks: readonly object[] = []) {
	const text = { type: "text", markdown: "Text." };
	return {
		template,
		translations: [{ language: "de", path, title, description: "Text.", blocks: [text, ...blocks] }],
	};
}

/** Returns the identity of an entry in a list. */
function entryId(file: string, entry: unknown, place: number): string {
	const { id, name, widget_name, display_name } = Object(entry);
	return `${file}#${id ?? name ?? widget_name ?? display_name ?? place}`;
}

/**
 * Returns documents as a service's items. An item is known by its file or by its entry's id; `ids` are other identities of
 * files, which stay when an editor renames an item.
 */
function itemsOf(files: Files, ids: ReadonlyMap<string, string>, folder: string): ContentItems {
	const documents = new Map<string, unknown>();
	const items = new Map<string, string>();
	const images = new Map<string, ItemImage>();
	for (const [file, value] of Object.entries(files)) {
		if (typeof value === "string" || value instanceof Uint8Array) {
			const name = file.slice("media/".length);
			// As in a service's cache, other bytes have another name.
			const path = join(folder, `${value.length}-${name}`);
			writeFileSync(path, value);
			images.set(name, { item: `media/index.json#${name}`, path });
			continue;
		}
		documents.set(file, value);
		if (Array.isArray(value))
			for (const [place, entry] of value.entries())
				items.set(`${file} ${place}`, entryId(file, entry, place));
		else items.set(file, ids.get(file) ?? file);
	}
	return { documents, items, images, faults: [] };
}

function withoutItems(all: ContentItems, without: ReadonlySet<string>): ContentItems {
	const documents = new Map<string, unknown>();
	const items = new Map<string, string>();
	for (const [file, value] of all.documents) {
		if (!Array.isArray(value)) {
			const item = all.items.get(file) ?? "";
			if (without.has(item)) continue;
			documents.set(file, value);
			items.set(file, item);
			continue;
		}
		const kept = value.flatMap((entry, place) => {
			const item = all.items.get(`${file} ${place}`) ?? "";
			return without.has(item) ? [] : [{ entry, item }];
		});
		documents.set(
			file,
			kept.map(({ entry }) => entry),
		);
		for (const [place, { item }] of kept.entries()) items.set(`${file} ${place}`, item);
	}
	const images = new Map([...all.images].filter(([, { item }]) => !without.has(item)));
	return { ...all, documents, items, images };
}

/** A service in memory whose content is published with faulty items held back. */
export interface ItemService {
	/** Reads the files; publishes them if no error concerns the whole site. */
	publish(
		files: Files,
		ids?: ReadonlyMap<string, string>,
		faults?: ContentItems["faults"],
	): Promise<Published>;
}

/** The result of a build. */
export interface Published {
	readonly loaded: Awaited<ReturnType<HoldBack["load"]>>;
	/** The documents that are published, as text. */
	readonly documents: ReadonlyMap<string, string>;
	readonly images: ReadonlyMap<string, string>;
	readonly held: ReturnType<HoldBack["held"]>;
}

/** Creates a service in a folder below the system's temporary folder. */
export function createItemService(): ItemService & { remove(): void } {
	const folder = mkdtempSync(join(tmpdir(), "hold-back-"));
	return {
		remove: () => rmSync(folder, { recursive: true, force: true }),
		async publish(files, ids = new Map(), faults = []) {
			const all = { ...itemsOf(structuredClone(files), ids, folder), faults };
			let opened: ContentFolder | null = null;
			let last = all;
			const site = { languages, defaultLanguage: "de" } as const;
			const content = createContentFiles({ ...site, directory: "service", openFolder: () => opened });
			const holding = createHoldBack({
				...site,
				publishedFile: join(folder, "published.json"),
				contentWithout: (items) => withoutItems(all, items),
				hasImage: () => true,
				open(items) {
					last = items;
					const texts = [...items.documents].map(([file, value]) => [file, JSON.stringify(value)] as const);
					const images = [...items.images].map(([name, { path }]) => [`media/${name}`, path] as const);
					opened = createMemoryFolder({ texts: new Map(texts), images: new Map(images) });
					const places = createFilePlaces(opened);
					return {
						load: content.load,
						inDocument: (finding) => ({ ...finding, ...places.locate(finding) }),
						forEditors: (finding) => finding,
					};
				},
			});
			const loaded = await holding.load();
			if (loaded.ok) holding.savePublished();
			return {
				loaded,
				documents: new Map([...last.documents].map(([file, value]) => [file, JSON.stringify(value)])),
				images: new Map([...last.images].map(([name, { path }]) => [name, path])),
				held: holding.held(),
			};
		},
	};
}

/** Returns the files with changes: new or replaced documents; undefined removes one. */
export function changed(files: Files, changes: Files): Files {
	const all = { ...files, ...changes };
	return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** Returns the files with another value of a field. */
export function withField(files: Files, file: string, field: string, value: unknown): Files {
	const copy = structuredClone(files);
	set(copy, file, field, value);
	return copy;
}

/** Throws the errors of a build that failed. */
export function succeeded({ loaded }: Published): void {
	if (!loaded.ok)
		throw new Error(JSON.stringify(loaded.error.filter(({ severity }) => severity === "error")));
}

/** Returns the items that are held back: the state of each, with its findings. */
export const heldKeys = ({ held }: Published) =>
	held.map(({ state, findings }) => [state, findings.map(({ file, key }) => `${file} ${key}`)]);
