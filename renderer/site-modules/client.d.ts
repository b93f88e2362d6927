/**
 * Types of the files that a site's own modules import besides code: `"types": ["facette/client"]` in tsconfig.json. The endings are those
 * of `assetEndings` in site-modules.ts.
 */

/** The class names of a style sheet by their names in it. */
declare module "*.module.css" {
	const classes: { readonly [name: string]: string };
	export default classes;
}

/** A style sheet of the page. */
declare module "*.css" {}

/* The URLs of published files. */

declare module "*.avif" {
	const url: string;
	export default url;
}

declare module "*.gif" {
	const url: string;
	export default url;
}

declare module "*.jpeg" {
	const url: string;
	export default url;
}

declare module "*.jpg" {
	const url: string;
	export default url;
}

declare module "*.png" {
	const url: string;
	export default url;
}

declare module "*.svg" {
	const url: string;
	export default url;
}

declare module "*.webp" {
	const url: string;
	export default url;
}

declare module "*.woff2" {
	const url: string;
	export default url;
}
