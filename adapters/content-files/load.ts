import type { Inventory } from "#adapters/content-files/inventory.ts";
import { inOrder, last } from "#adapters/content-files/order.ts";
import {
	type PageReading,
	type ReadPage,
	readBrandFile,
	readPageFile,
} from "#adapters/content-files/page-file.ts";
import { checkPictures } from "#adapters/content-files/pictures.ts";
import { readBranches, readSettings } from "#adapters/content-files/settings.ts";
import { type ReadShop, readShop } from "#adapters/content-files/shop/read-shop.ts";
import {
	alternativeTextFindings,
	deadLinkFindings,
	duplicateFindings,
	menuLinks,
	missingPageFindings,
} from "#adapters/content-files/whole-site.ts";
import type { Branch } from "#core/content/branch.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { sortedFindings } from "#core/content/finding.ts";
import type { Brand } from "#core/content/pages.ts";
import type { LoadedSite } from "#core/ports/site-content.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import type { PageSummary } from "#core/site/page.ts";
import type { Site } from "#core/site/site.ts";

/** A page without its bodies, which are dropped here so that memory does not grow with them. */
type Kept = Omit<ReadPage, "page"> & { readonly summary: PageSummary | null };

function withoutBodies({ page, ...rest }: ReadPage): Kept {
	return { ...rest, summary: page?.summary ?? null };
}

/** The brands in their order, each with its page. */
function brandsInOrder(read: readonly Kept[]) {
	return read
		.flatMap(({ brand, summary }) => (brand && summary ? [{ ...brand, summary }] : []))
		.toSorted(inOrder);
}

function crossFindings(
	{ reading, inventory }: { readonly reading: PageReading; readonly inventory: Inventory },
	kept: readonly Kept[],
	found: ReturnType<typeof readSettings>,
	branches: readonly Branch[],
	shop: ReadShop,
	otherPaths: readonly string[],
): readonly ContentFinding[] {
	const claims = kept.flatMap(({ claims }) => claims ?? []);
	const findings = [...duplicateFindings(claims)];
	// A file that could not be read may well be the missing page or the link's target.
	if (claims.length === kept.length) {
		const links = [...menuLinks("menus.json", found.menus ?? []), ...kept.flatMap(({ uses }) => uses.links)];
		findings.push(
			...missingPageFindings(claims, reading.languages),
			...deadLinkFindings(claims, links, otherPaths),
		);
	}
	const shown = branches.flatMap(({ image }) =>
		image ? reading.languages.map((language) => ({ name: image, language })) : [],
	);
	const pictures = [...kept.flatMap(({ uses }) => uses.pictures), ...shown, ...shop.pictures];
	// A picture that is missing has its own finding; it needs no alternative text.
	const there = pictures.filter(({ name }) => inventory.pictures.find(name) !== null);
	return [...findings, ...alternativeTextFindings(there, found.index)];
}

/** Each finding once, though several pages may name the Markdown file that it stands in. */
function distinct(findings: readonly ContentFinding[]): readonly ContentFinding[] {
	return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
}

/** Reads and checks the whole content folder; `otherPaths` are paths that the program serves itself. */
export async function loadSite(
	reading: PageReading,
	inventory: Inventory,
	otherPaths: readonly string[],
): Promise<Result<LoadedSite, readonly ContentFinding[]>> {
	const findings: ContentFinding[] = [...inventory.findings];
	const pictures = checkPictures(reading.folder, inventory.pictures.all);
	const found = readSettings(reading, inventory, findings);
	const branches = readBranches(reading, inventory, findings);
	const pages = inventory.pages.map((file) => withoutBodies(readPageFile(reading, file)));
	const brandPages = inventory.brands.map((file) => withoutBodies(readBrandFile(reading, file)));
	const kept = [...pages, ...brandPages];
	const shop = readShop(
		reading,
		inventory,
		brandPages.flatMap(({ brand }) => brand ?? []),
	);
	const { findings: pictureFindings, sizes } = await pictures;
	const all = [
		...findings,
		...kept.flatMap((page) => page.findings),
		...shop.findings,
		...pictureFindings,
		...crossFindings({ reading, inventory }, kept, found, branches, shop, otherPaths),
	];
	const report = sortedFindings(distinct(all));
	const { project, company, theme, legal, menus, widgets, consents, media } = found;
	const failed = report.some(({ severity }) => severity === "error");
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
		branches,
		brands: brands.map(({ summary: _, sort, ...brand }): Brand => ({ ...brand, sort: sort ?? last })),
		pages: [...pages.flatMap(({ summary }) => summary ?? []), ...brands.map(({ summary }) => summary)],
		shop: shop.content(sizes),
	};
	return succeed({ site, warnings: report });
}
