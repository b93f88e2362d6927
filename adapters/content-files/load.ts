import { withDefaultLanguageCause } from "#adapters/content-files/default-language-check.ts";
import { readDocuments } from "#adapters/content-files/documents.ts";
import type { FolderListing } from "#adapters/content-files/folder-listing.ts";
import { checkImages } from "#adapters/content-files/images.ts";
import {
	type PageReadOptions,
	type ReadPage,
	readBrandFile,
	readPageFile,
} from "#adapters/content-files/page-file.ts";
import { readBranches, readSettings } from "#adapters/content-files/settings.ts";
import { type ReadShop, readShop } from "#adapters/content-files/shop/read-shop.ts";
import {
	alternativeTextFindings,
	deadLinkFindings,
	duplicateFindings,
	menuReferences,
	missingHomeFindings,
} from "#adapters/content-files/site-checks.ts";
import { inOrder, last } from "#adapters/content-files/sort-order.ts";
import type { Branch } from "#core/content/branch.ts";
import { fileOf } from "#core/content/entity.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { sortedFindings } from "#core/content/finding.ts";
import { menuItem } from "#core/content/menu.ts";
import type { Brand } from "#core/content/pages.ts";
import type { PageSummary } from "#core/pages/page.ts";
import type { ReadContent } from "#core/ports/site-content.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import type { Site } from "#core/site/site.ts";

/** A page without its bodies, which are dropped to limit memory. */
type Kept = Omit<ReadPage, "page"> & { readonly summary: PageSummary | null };

function withoutBodies({ page, ...rest }: ReadPage): Kept {
	return { ...rest, summary: page?.summary ?? null };
}

/** Returns the brands in their order, each with its page. */
function brandsInOrder(read: readonly Kept[]) {
	return read
		.flatMap(({ brand, summary }) => (brand && summary ? [{ ...brand, summary }] : []))
		.toSorted(inOrder);
}

function crossFindings(
	{ reading, listing }: { readonly reading: PageReadOptions; readonly listing: FolderListing },
	kept: readonly Kept[],
	found: ReturnType<typeof readSettings>,
	branches: readonly Branch[],
	shop: ReadShop,
	otherPaths: readonly string[],
): readonly ContentFinding[] {
	const registry = kept.flatMap(({ registry }) => registry ?? []);
	const findings = [...duplicateFindings(registry)];
	// An unreadable file may be the missing page or the target of a link.
	if (registry.length === kept.length) {
		const links = [
			...menuReferences(fileOf(menuItem), found.menus ?? []),
			...kept.flatMap(({ uses }) => uses.links),
		];
		findings.push(
			...missingHomeFindings(registry, reading),
			...deadLinkFindings(registry, links, otherPaths, reading.defaultLanguage),
		);
	}
	const shown = branches.flatMap(({ image }) =>
		image ? reading.languages.map((language) => ({ name: image, language })) : [],
	);
	const images = [...kept.flatMap(({ uses }) => uses.images), ...shown, ...shop.images];
	// A missing image has its own finding and needs no alternative text.
	const there = images.filter(({ name }) => listing.images.find(name) !== null);
	return [...findings, ...alternativeTextFindings(there, found.index)];
}

/** Returns each finding once, because several pages may contain the same Markdown file. */
function distinct(findings: readonly ContentFinding[]): readonly ContentFinding[] {
	return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
}

/** The options of reading and checking the files of a site. */
interface SiteReadOptions {
	/** The paths that the program serves itself. */
	readonly otherPaths: readonly string[];
	/** Whether a missing home page is left to whoever shows the site. */
	readonly mayLackHome: boolean;
}

/** Reads and checks the whole content folder. */
export async function readSiteFiles(
	reading: PageReadOptions,
	listing: FolderListing,
	{ otherPaths, mayLackHome }: SiteReadOptions,
): Promise<Result<ReadContent, readonly ContentFinding[]>> {
	const findings: ContentFinding[] = [...listing.findings];
	const images = checkImages(reading, listing.images.all);
	const documents = readDocuments(reading.folder, listing.documents.all, findings);
	const found = readSettings(reading, listing, findings);
	const branches = readBranches(reading, listing, findings);
	const pages = listing.pages.map((file) => withoutBodies(readPageFile(reading, file)));
	const brandPages = listing.brands.map((file) => withoutBodies(readBrandFile(reading, file)));
	const kept = [...pages, ...brandPages];
	const shop = readShop(
		reading,
		listing,
		brandPages.flatMap(({ brand }) => brand ?? []),
		found.media,
	);
	const { findings: imageFindings, sizes } = await images;
	const all = [
		...findings,
		...kept.flatMap((page) => page.findings),
		...shop.findings,
		...imageFindings,
		...crossFindings({ reading, listing }, kept, found, branches, shop, otherPaths),
	];
	const report = sortedFindings(withDefaultLanguageCause(distinct(all), reading.defaultLanguage));
	const { project, company, theme, legal, menus, widgets, consents, media } = found;
	const warnings = mayLackHome ? report.filter(({ key }) => key !== "content.home.missing") : report;
	const failed = warnings.some(({ severity }) => severity === "error");
	if (failed || !project || !company || !theme || !legal || !menus) return fail(report);
	const brands = brandsInOrder(brandPages);
	const site: Site = {
		project,
		company,
		theme,
		legal,
		menus,
		widgets,
		consents,
		media,
		documents,
		branches,
		brands: brands.map(({ summary: _, sort, ...brand }): Brand => ({ ...brand, sort: sort ?? last })),
		pages: [...pages.flatMap(({ summary }) => summary ?? []), ...brands.map(({ summary }) => summary)],
		shop: shop.content(sizes),
	};
	return succeed({ site, warnings });
}
