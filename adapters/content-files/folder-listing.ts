import type { ContentFolder, FolderEntry } from "#adapters/content-files/folder.ts";
import { isDocumentName } from "#core/content/documents.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { errorAt, warningAt } from "#core/content/finding.ts";
import { type ImageNames, isImageName } from "#core/content/image-names.ts";
import { imageKey, isOtherImageName } from "#core/content/images.ts";
import { entities } from "#core/content/model.ts";
import { nearest } from "#core/content/nearest.ts";
import { media } from "#core/content/site-lists.ts";
import { isSlug } from "#core/routes/paths.ts";

/** A JSON file of a collection. */
export interface CollectionFile {
	/** Relative to the content folder. */
	readonly file: string;
	/** The file's name without extension. */
	readonly name: string;
}

/** The files of the shop folder, by name only. */
export interface ShopListing {
	readonly products: readonly CollectionFile[];
}

/** The files of a content folder, by name only. */
export interface FolderListing {
	readonly branches: readonly CollectionFile[];
	readonly brands: readonly CollectionFile[];
	readonly pages: readonly CollectionFile[];
	/** The Markdown files of the pages folder. */
	readonly markdown: ReadonlySet<string>;
	readonly images: ImageNames;
	readonly documents: ImageNames;
	/** Null without a shop folder: then the site has no shop (R-SET-03). */
	readonly shop: ShopListing | null;
	/** Returns whether a file exists, by its path in the content folder. */
	readonly has: (file: string) => boolean;
	readonly findings: readonly ContentFinding[];
}

/** Returns the file names of entities in a folder ("" for the content folder itself), without files of single items. */
function filesIn(folder: string): readonly string[] {
	return entities.flatMap(({ file }) => {
		const name = file?.startsWith(folder) ? file.slice(folder.length) : "/";
		return name.includes("/") || name.includes("*") ? [] : [name];
	});
}

const folders = ["branches", "brands", "pages", "media", "shop"] as const;
const isJson = /\.json$/i;
const isMarkdown = /\.md$/i;
/** Fonts for the theme. */
const isFont = /\.woff2$/;
/** Files that systems and people leave next to the content, such as backups and notes. */
const isIgnoredFile = /^(?:\.|~|thumbs\.db$|desktop\.ini$)|\.(?:txt|bak)$|^(?:readme|licen[cs]e)$/i;
/** Files of a site's own folder: style sheets, modules and lists of redirects. */
const isSiteFile = /\.(?:css|csv|[cm]?[jt]sx?)$/i;
const isName = /^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/;

function unknownFile(file: string, candidates: readonly string[]): ContentFinding {
	const [, folder = "", name = ""] = /^(.*\/)?([^/]*)$/.exec(file) ?? [];
	if (isSiteFile.test(name)) return warningAt(file, null, "content.file.ofSite", { name });
	const suggestion = nearest(name, candidates);
	return suggestion
		? warningAt(file, null, "content.file.unknown_near", { suggestion: folder + suggestion })
		: warningAt(file, null, "content.file.unknown", {});
}

/** Returns the entries of a folder. Null if it does not exist or, with a finding, cannot be listed. */
function entriesOf(
	folder: ContentFolder,
	name: string,
	findings: ContentFinding[],
): readonly FolderEntry[] | null {
	const listed = folder.list(name);
	if (!listed.ok) findings.push(listed.error);
	const prefix = name === "" ? "" : `${name}/`;
	return listed.ok && listed.value ? readable(listed.value, prefix, findings) : null;
}

/** Leaves out entries that cannot be read, with a finding for each. */
function readable(
	entries: readonly FolderEntry[],
	prefix: string,
	findings: ContentFinding[],
): readonly FolderEntry[] {
	return entries.filter(({ name, kind }) => {
		if (isIgnoredFile.test(name)) return false;
		if (kind === "outside") findings.push(errorAt(prefix + name, null, "content.file.outside", {}));
		if (kind === "nothing")
			findings.push(errorAt(prefix + name, null, "content.file.unreadable", { reason: "no file" }));
		return kind === "file" || kind === "folder";
	});
}

function listTop(folder: ContentFolder, findings: ContentFinding[]): ReadonlySet<string> {
	const expected = [...filesIn(""), ...folders];
	const entries = entriesOf(folder, "", findings) ?? [];
	for (const { name } of entries)
		if (!expected.includes(name) && !isMarkdown.test(name)) findings.push(unknownFile(name, expected));
	return new Set(entries.map(({ name }) => name));
}

function listCollection(folder: ContentFolder, collection: string, findings: ContentFinding[]) {
	const files: CollectionFile[] = [];
	const markdown = new Set<string>();
	for (const { name, kind } of entriesOf(folder, collection, findings) ?? []) {
		const file = `${collection}/${name}`;
		const plain = name.replace(isJson, "");
		if (isJson.test(name) && kind === "folder")
			findings.push(errorAt(file, null, "content.file.directory", {}));
		else if (isJson.test(name)) {
			if (!isName.test(plain) || (collection === "brands" && !isSlug(plain)))
				findings.push(errorAt(file, null, "content.file.name", { name: plain }));
			files.push({ file, name: plain });
		} else if (collection === "pages" && isMarkdown.test(name) && kind === "file") markdown.add(name);
		else findings.push(unknownFile(file, []));
	}
	return { files, markdown };
}

/** Lists the files of the shop folder; null without one. */
function listShop(folder: ContentFolder, findings: ContentFinding[]) {
	const entries = entriesOf(folder, "shop", findings);
	if (entries === null) return null;
	const expected = [...filesIn("shop/"), "products"];
	for (const { name } of entries)
		if (!expected.includes(name) && !isMarkdown.test(name))
			findings.push(unknownFile(`shop/${name}`, expected));
	return {
		files: new Set(entries.map(({ name }) => `shop/${name}`)),
		products: listCollection(folder, "shop/products", findings).files,
	};
}

/** Lists the images and documents of the media folder. Two names that differ only in letter case are a finding. */
function listMedia(folder: ContentFolder, findings: ContentFinding[]) {
	const byKey = new Map<string, string>();
	const entries = entriesOf(folder, "media", findings) ?? [];
	for (const { name, kind } of entries) {
		const file = `media/${name}`;
		if (name === "index.json") continue;
		const isTaken = isImageName(name) || isDocumentName(name);
		if (isTaken && kind === "folder") findings.push(errorAt(file, null, "content.file.directory", {}));
		else if (isTaken) {
			const other = byKey.get(imageKey(name));
			if (other) findings.push(errorAt(file, null, "content.picture.ambiguous", { other: `media/${other}` }));
			else byKey.set(imageKey(name), name);
		} else if (isOtherImageName(name))
			findings.push(errorAt(file, null, "content.picture.type", { found: name }));
		else if (!isMarkdown.test(name) && !isFont.test(name)) findings.push(unknownFile(file, ["index.json"]));
	}
	const namesOf = (isOfKind: (name: string) => boolean): ImageNames => {
		const names = new Map([...byKey].filter(([, name]) => isOfKind(name)));
		return { find: (name) => names.get(imageKey(name)) ?? null, all: [...names.values()] };
	};
	return {
		images: namesOf(isImageName),
		documents: namesOf(isDocumentName),
		hasIndex: entries.some(({ name }) => name === "index.json"),
	};
}

/** Lists a content folder without reading any of its files. */
export function listFolder(folder: ContentFolder): FolderListing {
	const findings: ContentFinding[] = [];
	const top = listTop(folder, findings);
	const branches = listCollection(folder, "branches", findings);
	const brands = listCollection(folder, "brands", findings);
	const pages = listCollection(folder, "pages", findings);
	const { images, documents, hasIndex } = listMedia(folder, findings);
	const shop = listShop(folder, findings);
	return {
		branches: branches.files,
		brands: brands.files,
		pages: pages.files,
		markdown: pages.markdown,
		images,
		documents,
		shop: shop && { products: shop.products },
		has: (file) => (file === media.file ? hasIndex : top.has(file) || (shop?.files.has(file) ?? false)),
		findings,
	};
}
