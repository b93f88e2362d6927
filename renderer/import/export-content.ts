import { basename, extname, resolve } from "node:path";
import { type ExportKind, readExport } from "#adapters/content-exports/read-export.ts";
import { shopDocuments } from "#adapters/content-exports/shop-documents.ts";
import type { WrittenEntry } from "#adapters/content-exports/shop-lists.ts";
import { isImageName } from "#core/content/image-names.ts";
import { attributeGroup, category, manufacturer } from "#core/content/shop-lists.ts";
import { media } from "#core/content/site-lists.ts";
import type { ContentRequest, SourceContent } from "#core/content/source-content.ts";
import type { Language } from "#core/language/language.ts";
import { shopDate } from "#core/opening-hours/branch-schedule.ts";
import { imageFinder } from "#renderer/import/image-bytes.ts";
import { imageStem } from "#renderer/import/image-names.ts";
import { complementedList } from "#renderer/import/merged-content.ts";

/** An export of another shop that a site takes its products from. */
export interface ShopExport {
	/** "csv" is any list of products. */
	readonly kind: ExportKind;
	/** The CSV file, relative to the site's folder. */
	readonly file: string;
	/** A folder with its JPEG and PNG images, relative to the site's folder; products have none if it is omitted. */
	readonly images?: string;
	/** The language of its texts; the site's main one if omitted. */
	readonly language?: Language;
}

/** Returns the names of images in the media folder by their files. */
function mediaFiles(
	addresses: readonly string[],
	folder: string,
): ReadonlyMap<string, readonly [string, string]> {
	const find = imageFinder(folder);
	return new Map(
		addresses.flatMap((address) => {
			const path = find(address);
			if (path === null || !isImageName(path)) return [];
			return [[address, [`${imageStem(address)}${extname(path).toLowerCase()}`, path]] as const];
		}),
	);
}

/** Returns an export as content that adds to a content folder. Throws if the file is no such export. */
export async function exportContent(
	{ siteDirectory, languages, readBase }: ContentRequest,
	{ kind, file, images, language = languages[0] ?? "en" }: ShopExport,
): Promise<SourceContent> {
	const today = shopDate(Date.now(), []);
	const { shop, report } = await readExport({ kind, path: resolve(siteDirectory, file), today });
	if (shop === null) {
		const [{ file: place, key } = { file, key: "" }] = report.findings;
		throw new Error(`${place}: ${key}. Run facette import ${kind} ${file} --dry-run, which explains it.`);
	}
	const list = ({ file: name }: { readonly file: string | null }) => {
		const entries = readBase(name ?? "");
		return Array.isArray(entries) ? (entries as readonly WrittenEntry[]) : [];
	};
	const { default: catalogue } = await import(`../../ui/locales/${language}/cli.json`, {
		with: { type: "json" },
	});
	const otherCategory: string = catalogue.import.otherCategory;
	const addresses = shop.products.flatMap((product) => product.images.map(({ text }) => text));
	const found = images === undefined ? new Map() : mediaFiles(addresses, resolve(siteDirectory, images));
	const attributes = list(attributeGroup);
	const documents = shopDocuments(
		shop,
		{
			language,
			...{ categories: list(category), manufacturers: list(manufacturer), attributes },
			// The redirects are not used.
			...{
				root: "",
				otherLanguages: [],
				existing: [],
				overwrite: false,
				brands: [],
				otherCategory,
			},
			imageName: (address) => found.get(address)?.[0] ?? null,
		},
		report,
	);
	const fileOf = (slug: string) => `shop/products/${slug}.json`;
	return {
		documents: {
			...Object.fromEntries(documents.products.map(({ slug, document }) => [fileOf(slug), document])),
			[category.file ?? ""]: documents.categories,
			[manufacturer.file ?? ""]: documents.manufacturers,
			[attributeGroup.file ?? ""]: complementedList(attributes, documents.attributes, "id", languages),
			[media.file ?? ""]: documents.images,
		},
		images: Object.fromEntries(found.values()),
		places: Object.fromEntries(
			documents.products.map(({ slug, line }) => [fileOf(slug), `${basename(file)}:${line}`]),
		),
	};
}
