import { createHash } from "node:crypto";
import type { Font } from "fontkitten";
import type { ContentFinding } from "#core/content/finding.ts";
import type { Theme } from "#core/content/theme.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import type { RenderedFile } from "#renderer/api/page-renderer.ts";
import { fontFaces, fontStack } from "#renderer/fonts/font-faces.ts";
import { type FontFamily, type FontFile, fileFont, packageFont } from "#renderer/fonts/font-family.ts";
import { type FontMeasuresCache, measureFont } from "#renderer/fonts/font-measures.ts";

/** A file of a site's heading font. */
export interface HeadingFont {
	/** The file's path in the site, which changes with its content. */
	readonly path: string;
	readonly font: Font;
}

/** The fonts of a site, ready for its style sheet. */
export interface SiteFonts {
	/** The rules of all font files, and the properties `--font-display`, `--font-text` and the widths of letters in headings. */
	readonly styles: string;
	readonly files: readonly RenderedFile[];
	/** The addresses of the files that every page needs at once. */
	readonly preloads: readonly string[];
	/** The files of the heading font. */
	readonly heading: readonly HeadingFont[];
}

/** The folders that may contain a site's fonts. */
export interface FontFolders {
	readonly siteDirectory: string;
	/** Searched in this order. */
	readonly mediaFolders: readonly string[];
}

/** The font of headings: its field of the theme, the package that replaces a missing one, and the weight that pages use most. */
export const headingFont = {
	field: "heading_font",
	property: "--font-display",
	standard: "@fontsource-variable/eb-garamond",
	weight: 500,
} as const;

const roles = [
	headingFont,
	{ field: "text_font", property: "--font-text", standard: "@fontsource-variable/figtree", weight: 400 },
] as const;

/** The custom properties that hold the fonts of a site. */
export const fontProperties = roles.map(({ property }) => property);

function pathOf({ name, bytes }: FontFile): string {
	const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
	return `assets/${name.replace(/[^\w-]/g, "-")}-${digest}.woff2`;
}

/** Returns the second family under a name of its own if both roles have different files of one family. */
function withOwnName(family: FontFamily, first: FontFamily | undefined): FontFamily {
	const isOther = first?.name === family.name && pathOf(first.main) !== pathOf(family.main);
	return isOther ? { ...family, name: `${family.name} Text` } : family;
}

/** The measures of fonts in this process. */
const measuredHere: FontMeasuresCache = new Map();

/**
 * Loads the fonts that a theme names, or the standard ones; returns a finding for each that cannot be used. `measures` are
 * those of earlier builds, and get those of this one.
 */
export async function loadSiteFonts(
	{ config }: Pick<Theme, "config">,
	{ siteDirectory, mediaFolders }: FontFolders,
	measures: FontMeasuresCache = measuredHere,
): Promise<Result<SiteFonts, readonly ContentFinding[]>> {
	const findings: ContentFinding[] = [];
	const families: FontFamily[] = [];
	const properties: string[] = [];
	for (const { field, property, standard, weight } of roles) {
		const names = config[field].length > 0 ? config[field] : [standard];
		const [name = standard] = names;
		const loaded = name.startsWith("@")
			? packageFont(name, siteDirectory, weight)
			: fileFont(names, mediaFolders, weight);
		if (!loaded.ok) {
			findings.push({ severity: "error", file: "theme.json", field: `config.${field}`, ...loaded.error });
			continue;
		}
		const family = withOwnName(loaded.value, families[0]);
		properties.push(`${property}:${fontStack(family)}`);
		if (field === headingFont.field) {
			const { small, capital } = (await measureFont(family.main, measures)).letters;
			properties.push(`--letter-width:${small}`, `--capital-width:${capital}`);
		}
		families.push(family);
	}
	if (findings.length > 0) return fail(findings);
	const byName = new Map(families.map((family) => [family.name, family]));
	const faces = [...byName.values()].map(async (family) => {
		const { metrics } = await measureFont(family.main, measures);
		return fontFaces(family, metrics, (file) => `/${pathOf(file)}`);
	});
	const files = new Map(
		families.flatMap((family) =>
			family.files.map((file) => [
				pathOf(file),
				{ path: pathOf(file), content: file.bytes, isNamedByContent: true },
			]),
		),
	);
	return succeed({
		styles: [...(await Promise.all(faces)), `:root{${properties.join(";")}}`].join("\n"),
		files: [...files.values()],
		preloads: [...new Set(families.map(({ main }) => `/${pathOf(main)}`))],
		heading: families[0]?.files.map((file) => ({ path: pathOf(file), font: file.font })) ?? [],
	});
}
