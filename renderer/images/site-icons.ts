import type { Language } from "#core/language/language.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import type { Site } from "#core/site/site.ts";
import { themeTokens } from "#core/theme/theme-tokens.ts";
import type { HeadingFont } from "#renderer/fonts/site-fonts.ts";
import { drawIcon } from "#renderer/images/draw-icon.ts";
import { encodeIco } from "#renderer/images/encode-ico.ts";
import { iconPaths } from "#renderer/images/icon-paths.ts";
import type { ImageDescription } from "#renderer/images/images.ts";
import { initialIcon, initialIconSize } from "#renderer/images/initial-icon.ts";
import { createFileWriter } from "#renderer/output/output-folder.ts";
import type { RecordedFile } from "#renderer/output/site-files.ts";

/** The inputs of a site's icons; plain data that a build can digest. */
export interface SiteIcon {
	/** The site's icon, or else its logo; null if neither can be read. */
	readonly image: ImageDescription | null;
	/** The inputs of the drawing in place of a missing image: the paths of the heading font's files, and the colour of the letter; null if there is an image. */
	readonly drawing: { readonly fonts: readonly string[]; readonly text: string } | null;
	/** The shop's name. */
	readonly name: string;
	/** The language whose home page is "/". */
	readonly language: Language;
	/** The colours of brand and background, "#rrggbb". */
	readonly brand: string;
	readonly ground: string;
}

/** An icon file of a site. */
export interface IconFile {
	/** Relative to the site's root. */
	readonly path: string;
	readonly content: Uint8Array | string;
}

/** The sizes in favicon.ico, in pixels. */
const icoSizes = [16, 32, 48];
const appleTouchSize = 180;
/** The icons in the manifest; a maskable one may be cropped to the inner 80 per cent (W3C). */
const manifestIcons = [
	{ path: "icon-192.png", size: 192, purpose: "any" },
	{ path: iconPaths.large, size: 512, purpose: "any" },
	{ path: "icon-maskable-512.png", size: 512, purpose: "maskable" },
] as const;
const maskableShare = 0.8;

/** Returns the inputs of a site's icons; decodes no font, because most builds draw none. */
export function siteIcon(
	site: Pick<Site, "project" | "theme" | "company">,
	language: Language,
	described: readonly ImageDescription[],
	fonts: readonly HeadingFont[],
): SiteIcon {
	const { favicon, logo } = site.project;
	const findImage = (name: string | null) => described.find((image) => image.name === name) ?? null;
	const { tokens } = themeTokens(site.theme);
	const image = findImage(favicon) ?? findImage(logo);
	const name = site.company.display_name;
	const text = tokens["color-on-accent-surface"];
	return {
		image,
		drawing: image ? null : { fonts: fonts.map(({ path }) => path), text },
		name,
		language,
		brand: tokens["color-accent-surface"],
		ground: tokens["color-ground"],
	};
}

/** Returns the drawing in place of a missing image, as SVG. */
export function drawnIcon({ name, brand, drawing }: SiteIcon, fonts: readonly HeadingFont[]): string {
	const files = fonts.map(({ font }) => font);
	return initialIcon({ name, fonts: files, ground: brand, text: drawing?.text ?? "" });
}

/** Renders favicon.ico, the icons of phones and the manifest that names them (B-SEO-09). */
export async function renderSiteIcons(
	icon: SiteIcon,
	fonts: readonly HeadingFont[],
	content: Pick<SiteContent, "media">,
): Promise<readonly IconFile[]> {
	const { image, ground } = icon;
	const bytes = image ? await content.media(image.name) : Buffer.from(drawnIcon(icon, fonts));
	const source = image ?? { ...initialIconSize, format: "svg" };
	const draw = (size: number, share: number, filled: boolean) =>
		drawIcon({ image: source, bytes, size, share, ground: filled ? ground : null });
	const drawings = await Promise.all(icoSizes.map((size) => draw(size, 1, false)));
	const icons = manifestIcons.map(async ({ path, size, purpose }): Promise<IconFile> => {
		const isMaskable = purpose === "maskable";
		return { path, content: await draw(size, isMaskable ? maskableShare : 1, isMaskable) };
	});
	return [
		{ path: iconPaths.ico, content: encodeIco(icoSizes, drawings) },
		// Phones render transparent pixels in black.
		{ path: iconPaths.appleTouch, content: await draw(appleTouchSize, 1, true) },
		...(await Promise.all(icons)),
		manifestOf(icon),
	];
}

function manifestOf({ name, language, brand, ground }: SiteIcon): IconFile {
	const icons = manifestIcons.map(({ path, size, purpose }) => ({
		src: `/${path}`,
		sizes: `${size}x${size}`,
		type: "image/png",
		purpose,
	}));
	const manifest = {
		id: "/",
		name,
		lang: language,
		start_url: "/",
		scope: "/",
		display: "minimal-ui",
		theme_color: brand,
		background_color: ground,
		icons,
	};
	return { path: iconPaths.manifest, content: `${JSON.stringify(manifest, null, "\t")}\n` };
}

/** Writes a site's icons below `root`. */
export async function writeSiteIcons(
	icon: SiteIcon,
	fonts: readonly HeadingFont[],
	content: Pick<SiteContent, "media">,
	root: string,
): Promise<readonly RecordedFile[]> {
	const files = await renderSiteIcons(icon, fonts, content);
	// Files may be hard links to those of the previous site.
	const write = createFileWriter(root, true);
	return files.map((file): RecordedFile => [file.path, write(file)]);
}
