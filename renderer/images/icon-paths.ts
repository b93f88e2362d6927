/** The paths of icons that every site has. Browsers and phones request the first three even if no page names them. */
export const iconPaths = {
	ico: "favicon.ico",
	appleTouch: "apple-touch-icon.png",
	/** With the extension .json, because every host serves it with a valid media type for manifests. */
	manifest: "manifest.json",
	/** The largest one, 512 pixels wide. */
	large: "icon-512.png",
} as const;
