import type { ImageDescription } from "#renderer/images/images.ts";

/** Returns a description with only the image's name, for pages whose images are not looked at. */
export const placeholderImage = (name: string): ImageDescription => ({
	name,
	digest: "",
	format: "jpeg",
	width: 1,
	height: 1,
	color: null,
	widths: [1],
});
