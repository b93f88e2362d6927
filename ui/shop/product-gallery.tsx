import { type CSSProperties, type KeyboardEvent, useRef, useState } from "react";
import type { ImageModel } from "#core/site/image-model.ts";
import { Dialog } from "#ui/components/dialog.tsx";
import { Picture } from "#ui/components/picture.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import styles from "#ui/shop/product-gallery.module.css";
import { ProductZoom, stepOfKey } from "#ui/shop/product-zoom.tsx";

interface GalleryProps {
	readonly pictures: readonly ImageModel[];
	readonly name: string;
}

/** A product's pictures in a row that is swiped, keyed or chosen from small ones; each opens large. */
export function ProductGallery({ pictures, name }: GalleryProps) {
	const words = useWords();
	const track = useRef<HTMLUListElement>(null);
	const [current, setCurrent] = useState(0);
	const [zoomed, setZoomed] = useState<number | null>(null);
	const show = (place: number) => {
		const row = track.current;
		if (row && place >= 0 && place < pictures.length) row.scrollTo({ left: place * row.clientWidth });
	};
	const follow = () => {
		const row = track.current;
		if (row) setCurrent(Math.round(row.scrollLeft / row.clientWidth));
	};
	const move = (event: KeyboardEvent) => {
		const step = stepOfKey(event.key);
		if (step === null || pictures.length < 2) return;
		event.preventDefault();
		show(current + step);
		track.current?.children[current + step]?.querySelector("button")?.focus({ preventScroll: true });
	};
	if (pictures.length === 0) return <div className={`${styles.gallery} ${styles.empty}`} />;
	return (
		<section className={styles.gallery} aria-label={words("product.gallery.label", { name })}>
			<ul ref={track} className={styles.track} onScroll={follow} onKeyDown={move}>
				{pictures.map((picture, place) => (
					<li
						key={picture.src}
						className={styles.slide}
						style={ground(picture)}
						data-shape={shapeOf(picture)}
					>
						<button type="button" className={styles.open} onClick={() => setZoomed(place)}>
							<Picture
								image={picture}
								sizes="(width >= 1600px) 860px, (width >= 992px) 54vw, 100vw"
								priority={place === 0}
								className={styles.picture}
							/>
							<span className="visually-hidden">{words("product.gallery.zoom")}</span>
						</button>
					</li>
				))}
			</ul>
			{pictures.length > 1 ? <Thumbs pictures={pictures} current={current} show={show} /> : null}
			<Dialog
				label={words("product.gallery.label", { name })}
				open={zoomed !== null}
				onClose={() => setZoomed(null)}
				place="screen"
			>
				<ProductZoom pictures={pictures} first={zoomed ?? 0} />
			</Dialog>
		</section>
	);
}

/** The ground around a picture, and how much of the square it leaves free at either side. */
function ground({ color, width, height }: ImageModel): CSSProperties {
	const gap = (1 - Math.min(width, height) / Math.max(width, height)) * 50;
	return { ...(color ? { backgroundColor: color } : {}), "--gap": `${gap}%` } as CSSProperties;
}

function shapeOf({ width, height }: ImageModel): "wide" | "high" | undefined {
	return width > height ? "wide" : width < height ? "high" : undefined;
}

interface ThumbsProps {
	readonly pictures: readonly ImageModel[];
	readonly current: number;
	readonly show: (place: number) => void;
}

function Thumbs({ pictures, current, show }: ThumbsProps) {
	const words = useWords();
	return (
		<ul className={styles.thumbs}>
			{pictures.map((picture, place) => (
				<li key={picture.src}>
					<button
						type="button"
						className={styles.thumb}
						aria-current={place === current ? "true" : undefined}
						aria-label={words("product.gallery.show", { number: place + 1, total: pictures.length })}
						onClick={() => show(place)}
					>
						<Picture image={{ ...picture, alt: "" }} sizes="88px" />
					</button>
				</li>
			))}
		</ul>
	);
}
