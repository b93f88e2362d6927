import { type CSSProperties, type KeyboardEvent, lazy, Suspense, useRef, useState } from "react";
import type { ImageModel } from "#core/content-values/image-model.ts";
import { Dialog } from "#ui/components/dialog.tsx";
import { EmptyImage } from "#ui/components/empty-image.tsx";
import { Image } from "#ui/components/image.tsx";
import { fromMedium } from "#ui/foundation/breakpoints.ts";
import { replaceable } from "#ui/foundation/replaceable.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/product/product-gallery.module.css";
import { stepOfKey } from "#ui/shop/product/step-of-key.ts";

// Loads when an image is opened, which most visitors do not do.
const ProductZoom = lazy(() =>
	import("#ui/shop/product/product-zoom.tsx").then((module) => ({ default: module.ProductZoom })),
);

/** The props of {@link ProductGallery}. */
export interface ProductGalleryProps {
	readonly images: readonly ImageModel[];
	/** The name of the product. */
	readonly name: string;
}

/** A product's images in a row for swiping, arrow keys or thumbnails; each opens in large. */
export const ProductGallery = replaceable(
	"ProductGallery",
	function ProductGallery({ images, name }: ProductGalleryProps) {
		const t = useTranslate();
		const track = useRef<HTMLUListElement>(null);
		const [current, setCurrent] = useState(0);
		const [zoomed, setZoomed] = useState<number | null>(null);
		const show = (place: number) => {
			const row = track.current;
			if (row && place >= 0 && place < images.length) row.scrollTo({ left: place * row.clientWidth });
		};
		const follow = () => {
			const row = track.current;
			if (row) setCurrent(Math.round(row.scrollLeft / row.clientWidth));
		};
		const move = (event: KeyboardEvent) => {
			const step = stepOfKey(event.key);
			if (step === null || images.length < 2) return;
			event.preventDefault();
			show(current + step);
			track.current?.children[current + step]?.querySelector("button")?.focus({ preventScroll: true });
		};
		if (images.length === 0)
			return (
				<div className={`${styles.gallery} ${styles.empty}`}>
					<EmptyImage />
				</div>
			);
		return (
			<section
				className={styles.gallery}
				data-part="product-gallery"
				aria-label={t("product.gallery.label", { name })}
			>
				<ul ref={track} className={styles.track} onScroll={follow} onKeyDown={move}>
					{images.map((image, place) => (
						<li
							key={image.src}
							className={styles.slide}
							style={backgroundStyle(image)}
							data-shape={shapeOf(image)}
							data-subject={image.subject}
						>
							<button type="button" className={styles.open} onClick={() => setZoomed(place)}>
								<Image
									image={image}
									sizes={`${fromMedium} min(860px, 54vw), 100vw`}
									priority={place === 0}
									className={styles.picture}
								/>
								<span className="visually-hidden">{t("product.gallery.zoom")}</span>
							</button>
						</li>
					))}
				</ul>
				{images.length > 1 ? <Thumbs images={images} current={current} show={show} /> : null}
				<Dialog
					label={t("product.gallery.label", { name })}
					open={zoomed !== null}
					onClose={() => setZoomed(null)}
					place="screen"
				>
					<Suspense fallback={null}>
						<ProductZoom images={images} first={zoomed ?? 0} />
					</Suspense>
				</Dialog>
			</section>
		);
	},
);

/** Returns the background of an image, and the free part of the square at each side. */
function backgroundStyle({ color, width, height }: ImageModel): CSSProperties {
	const gap = (1 - Math.min(width, height) / Math.max(width, height)) * 50;
	return { ...(color ? { backgroundColor: color } : {}), "--gap": `${gap}%` } as CSSProperties;
}

function shapeOf({ width, height }: ImageModel): "wide" | "high" | undefined {
	return width > height ? "wide" : width < height ? "high" : undefined;
}

interface ThumbsProps {
	readonly images: readonly ImageModel[];
	readonly current: number;
	readonly show: (place: number) => void;
}

function Thumbs({ images, current, show }: ThumbsProps) {
	const t = useTranslate();
	return (
		<ul className={styles.thumbs}>
			{images.map((image, place) => (
				<li key={image.src}>
					<button
						type="button"
						className={styles.thumb}
						aria-current={place === current ? "true" : undefined}
						aria-label={
							t("product.gallery.show", { number: place + 1, total: images.length }) +
							(image.subject ? `, ${t(`product.gallery.${image.subject}`)}` : "")
						}
						onClick={() => show(place)}
					>
						<Image image={{ ...image, alt: "" }} sizes="88px" />
					</button>
				</li>
			))}
		</ul>
	);
}
