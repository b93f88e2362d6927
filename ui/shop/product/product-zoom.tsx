import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import type { ImageModel } from "#core/content-values/image-model.ts";
import { Icon } from "#ui/components/icon.tsx";
import { Image } from "#ui/components/image.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/product/product-zoom.module.css";
import { stepOfKey } from "#ui/shop/product/step-of-key.ts";

interface ZoomProps {
	readonly images: readonly ImageModel[];
	/** The index of the first shown image, from 0. */
	readonly first: number;
}

/** An image in full screen; a press doubles its size. Buttons and arrow keys show the next one. */
export function ProductZoom({ images, first }: ZoomProps) {
	const t = useTranslate();
	const pane = useRef<HTMLDivElement>(null);
	const [place, setPlace] = useState(first);
	const [close, setClose] = useState(false);
	const image = images[place];
	const go = (step: number) => {
		setPlace((now) => (now + step + images.length) % images.length);
		setClose(false);
	};
	const move = (event: KeyboardEvent) => {
		const step = stepOfKey(event.key);
		if (step !== null && images.length > 1 && !close) go(step);
	};
	const enlarge = (event: MouseEvent<HTMLElement>) => {
		const box = event.currentTarget.getBoundingClientRect();
		const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
		setClose(!close);
		requestAnimationFrame(() => {
			const view = pane.current;
			view?.scrollTo(
				x * view.scrollWidth - view.clientWidth / 2,
				y * view.scrollHeight - view.clientHeight / 2,
			);
		});
	};
	if (!image) return null;
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys do what the buttons within do
		<div className={styles.zoom} onKeyDown={move}>
			<div ref={pane} className={styles.pane} data-close={close || undefined}>
				<button
					type="button"
					className={styles.picture}
					aria-pressed={close}
					aria-label={t("product.gallery.closer")}
					onClick={enlarge}
				>
					<Image key={image.src} image={image} sizes={close ? "200vmin" : "100vmin"} priority />
				</button>
			</div>
			{images.length > 1 ? (
				<div className={styles.steps}>
					<button type="button" onClick={() => go(-1)}>
						<Icon name="arrow" className={styles.previous} />
						<span className="visually-hidden">{t("product.gallery.previous")}</span>
					</button>
					<span aria-live="polite">
						{t("product.gallery.show", { number: place + 1, total: images.length })}
					</span>
					<button type="button" onClick={() => go(1)}>
						<Icon name="arrow" />
						<span className="visually-hidden">{t("product.gallery.next")}</span>
					</button>
				</div>
			) : null}
		</div>
	);
}
