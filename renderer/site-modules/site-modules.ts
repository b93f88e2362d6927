import type { RenderedFile } from "#renderer/api/page-renderer.ts";

/** A module of a site's folder that browsers run, and builds as well if they prerender it. */
export interface SiteModuleEntry {
	/** Unique among the site's modules: lower case letters, digits and hyphens. It becomes a part of the file's name. */
	readonly name: string;
	/** Relative to the site's folder, e.g. "./blocks/ring-size.tsx". */
	readonly file: string;
	/** The option of facette.config.ts that names it, e.g. "blocks.0". */
	readonly field: string;
}

/** A module of a site, bundled for browsers and for Node.js. */
export interface BundledModule extends SiteModuleEntry {
	/** The module's URL within the site, with a digest of its content: "/assets/ring-size-K2OB4IVX.js". */
	readonly url: string;
	/** The URLs of all that it imports statically, for preloading; React's are among them. */
	readonly imports: readonly string[];
	/** The URL of its style sheet; none if it imports no CSS. */
	readonly styles: readonly string[];
	/** The file that Node.js imports, absolute; its name has a digest of its content. */
	readonly nodeFile: string;
}

/** All modules of a site. */
export interface SiteModules {
	/** The modules by name. */
	readonly modules: ReadonlyMap<string, BundledModule>;
	/** The files that browsers load. */
	readonly files: readonly RenderedFile[];
	/** The program's files that browsers load only with modules of the site, relative to the output's root. */
	readonly programFiles: readonly string[];
}

/** The modules of a site without any. */
export const noSiteModules: SiteModules = { modules: new Map(), files: [], programFiles: [] };

/** The endings of images and fonts that a site's modules import. */
export const assetEndings: readonly string[] = [
	".avif",
	".gif",
	".jpeg",
	".jpg",
	".png",
	".svg",
	".webp",
	".woff2",
];
