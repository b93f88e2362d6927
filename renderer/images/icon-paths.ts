/** Where browsers and phones look for icons that no page names, too. */
export const iconPaths = {
	ico: "favicon.ico",
	appleTouch: "apple-touch-icon.png",
	/** JSON by its name, which every host serves with a media type that the standard of manifests takes. */
	manifest: "manifest.json",
} as const;
