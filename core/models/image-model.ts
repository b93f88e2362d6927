/** An image ready to be rendered: addresses, size and ground, so that nothing moves while it loads. */
export interface ImageModel {
	/** The address of the middle size. */
	readonly src: string;
	/** All sizes in `srcset` notation; empty for vector graphics. */
	readonly srcset: string;
	/** The largest size in CSS pixels; returns the aspect ratio. */
	readonly width: number;
	readonly height: number;
	/** Empty for a decorative image. */
	readonly alt: string;
	/** What stays in view where the image is cut to a shape, as CSS `object-position`; the middle where absent. */
	readonly focus?: string;
	/** The colour of its edge, shown until the image is there and around it; null for vector graphics. */
	readonly color: string | null;
}
