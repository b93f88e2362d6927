/** The icon paths that browsers and phones request even if no page names them. */
export const iconPaths = {
	ico: "favicon.ico",
	appleTouch: "apple-touch-icon.png",
	/** With the extension .json, because every host serves it with a valid media type for manifests. */
	manifest: "manifest.json",
} as const;
