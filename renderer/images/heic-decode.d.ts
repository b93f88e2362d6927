/** The types of heic-decode 2, which has none. */
declare module "heic-decode" {
	/** Decodes the main image of a HEIC file to four bytes per pixel: red, green, blue and opacity. */
	function decode(source: { readonly buffer: Uint8Array }): Promise<{
		readonly width: number;
		readonly height: number;
		readonly data: Uint8ClampedArray;
	}>;
	export = decode;
}
