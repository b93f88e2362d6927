import { join } from "node:path";
import type { WrittenProduct } from "#adapters/content-exports/existing-products.ts";
import type { ExportReport } from "#adapters/content-exports/export-findings.ts";
import type { ExportedShop } from "#adapters/content-exports/exported-product.ts";
import type { ListColumns } from "#adapters/content-exports/list-columns.ts";
import { type ExportKind, readExport } from "#adapters/content-exports/read-export.ts";
import { shopDocuments } from "#adapters/content-exports/shop-documents.ts";
import { entryNamed } from "#adapters/content-exports/shop-lists.ts";
import { type ContentFolder, openFolder } from "#adapters/content-files/folder.ts";
import { readJson } from "#adapters/content-files/text-file.ts";
import { type ContentFinding, errorAt } from "#core/content/finding.ts";
import { attributeGroup, category, manufacturer } from "#core/content/shop-lists.ts";
import type { Language } from "#core/language/language.ts";
import { shopRoot } from "#core/routes/shop-paths.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import type { SiteConfig } from "#renderer/config/config.ts";
import { shopAddress } from "#renderer/config/shop-address.ts";
import {
	type ContentWrites,
	contentWrites,
	readList,
	schemasOf,
	writeContent,
} from "#renderer/import/content-writes.ts";
import { downloadedImage, firstOf, folderImages, isWebAddress } from "#renderer/import/image-bytes.ts";
import { importImages } from "#renderer/import/import-images.ts";
import { type RedirectWrite, redirectWrite } from "#renderer/import/redirect-lines.ts";
import { type ContentFolders, contentFolders } from "#renderer/site/content-source.ts";

/** The export to import, the folder to write to, and the options of the import. */
export interface ImportRequest {
	readonly siteDirectory: string;
	readonly config: SiteConfig;
	readonly folders: ContentFolders;
	readonly kind: ExportKind;
	/** The absolute path of the export. */
	readonly path: string;
	readonly columns: ListColumns;
	/** The attribute groups of the shop that columns belong to, by the columns' names. */
	readonly attributeGroups: ReadonlyMap<string, string>;
	/** The language of the export's texts. */
	readonly language: Language;
	/** The name of the category of products without one, in that language. */
	readonly otherCategory: string;
	/** The absolute path of a folder with images; null for none. */
	readonly images: string | null;
	readonly download: boolean;
	readonly overwrite: boolean;
	readonly dryRun: boolean;
	/** Today, "2026-11-27". */
	readonly today: string;
	readonly onImage: (done: number, total: number) => void;
}

/** The result of an import, or of a trial run. */
export interface ImportResult {
	readonly findings: readonly ContentFinding[];
	readonly products: ContentWrites["products"];
	readonly images: number;
	readonly redirects: RedirectWrite;
	/** The files, relative to the content folder. */
	readonly files: readonly string[];
}

/** Returns the items of a folder, one a file; files that cannot be read are left to the check of the content. */
function itemsIn(folder: ContentFolder, name: string): readonly WrittenProduct[] {
	const listed = folder.list(name);
	return ((listed.ok && listed.value) || []).flatMap(({ name: file }) => {
		const read = readJson(folder, `${name}/${file}`);
		const stem = file.replace(/\.json$/, "");
		return file.endsWith(".json") && read.ok ? [{ id: stem, ...Object(read.value.value), file: stem }] : [];
	});
}

function namesOfImages(
	shop: ExportedShop,
	{ folders, images: folder, download, dryRun, onImage }: ImportRequest,
	report: ExportReport,
): Promise<ReadonlyMap<string, string>> {
	const images = shop.products.flatMap((product) => product.images);
	const loaders = [
		...(folder === null ? [] : [folderImages(folder)]),
		...(download && !dryRun ? [downloadedImage] : []),
	];
	const options = {
		media: join(folders.contentDirectory, "media"),
		load: firstOf(loaders),
		dryRun,
		isDownloaded: (address: string) => dryRun && download && isWebAddress(address),
		onProgress: onImage,
	};
	return importImages(images, options, report);
}

/** Reads an export and writes it into a site's content, unless it is a dry run. Findings are errors if nothing was written. */
export async function importExport(
	request: ImportRequest,
): Promise<Result<ImportResult, readonly ContentFinding[]>> {
	const { siteDirectory, config, folders, language, overwrite, dryRun, otherCategory } = request;
	const rootIn = (one: Language) => shopRoot(one, shopAddress(config));
	const folder = openFolder(...contentFolders(folders));
	if (folder === null) return fail([errorAt(folders.contentDirectory, null, "content.folder.missing", {})]);
	const { shop, report } = await readExport(request);
	if (shop === null) return fail(report.findings);
	const lists = [category, manufacturer, attributeGroup].map(({ file }) => readList(folder, file ?? ""));
	const faults = lists.flatMap((list) => (list.ok ? [] : [list.error]));
	const [categories = [], manufacturers = [], attributes = []] = lists.map((list) =>
		list.ok ? list.value : [],
	);
	if (faults.length > 0) return fail(faults);
	const group = [...request.attributeGroups.values()].find((name) => entryNamed(attributes, name) === null);
	if (group !== undefined) {
		const allowed = attributes.map(({ id }) => id).join(", ");
		report.add("error", 1, null, "import.attributeGroup", { found: group, allowed });
		return fail(report.findings);
	}
	const names = await namesOfImages(shop, request, report);
	const documents = shopDocuments(
		shop,
		{
			language,
			root: rootIn(language),
			otherLanguages: config.languages
				.filter((other) => other !== language)
				.map((other) => ({ language: other, root: rootIn(other) })),
			...{ categories, manufacturers, attributes, brands: itemsIn(folder, "brands"), otherCategory },
			existing: itemsIn(folder, "shop/products"),
			overwrite,
			imageName: (address) => names.get(address) ?? null,
		},
		report,
	);
	const redirects = redirectWrite(siteDirectory, config, documents.redirects);
	if (!redirects.ok) return redirects;
	const { languages } = config;
	const schemas = schemasOf(siteDirectory);
	const writes = contentWrites(documents, { folder, schemas, overwrite, languages }, report);
	if (!writes.ok) return fail([writes.error]);
	if (!dryRun) {
		writeContent(folders.contentDirectory, writes.value.files);
		if (redirects.value.text !== null)
			writeContent(siteDirectory, new Map([[redirects.value.file, redirects.value.text]]));
	}
	return succeed({
		findings: report.findings,
		products: writes.value.products,
		images: new Set(names.values()).size,
		redirects: redirects.value,
		files: [...writes.value.files.keys()],
	});
}
