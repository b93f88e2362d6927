import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import type { ImageModel } from "#core/site/image-model.ts";
import { Icon } from "#ui/components/icon.tsx";
import { Picture } from "#ui/components/picture.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import styles from "#ui/shop/product-zoom.module.css";

interface ZoomProps {
	readonly pictures: readonly ImageModel[];
	/** The one that is shown at first, from 0. */
	readonly first: number;
}

/** Which way a key moves through pictures; null for other keys. */
export function stepOfKey(key: string): number | null {
	return key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : null;
}

/** A picture as large as the screen, at a press twice that; keys and arrows go to the next. */
export function ProductZoom({ pictures, first }: ZoomProps) {
	const words = useWords();
	const pane = useRef<HTMLDivElement>(null);
	const [place, setPlace] = useState(first);
	const [close, setClose] = useState(false);
	const picture = pictures[place];
	const go = (step: number) => {
		setPlace((now) => (now + step + pictures.length) % pictures.length);
		setClose(false);
	};
	const move = (event: KeyboardEvent) => {
		const step = stepOfKey(event.key);
		if (step !== null && pictures.length > 1 && !close) go(step);
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
	if (!picture) return null;
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys do what the buttons within do
		<div className={styles.zoom} onKeyDown={move}>
			<div ref={pane} className={styles.pane} data-close={close || undefined}>
				<button
					type="button"
					className={styles.picture}
					aria-pressed={close}
					aria-label={words("product.gallery.closer")}
					onClick={enlarge}
				>
					<Picture key={picture.src} image={picture} sizes={close ? "200vmin" : "100vmin"} priority />
				</button>
			</div>
			{pictures.length > 1 ? (
				<div className={styles.steps}>
					<button type="button" onClick={() => go(-1)}>
						<Icon name="arrow" className={styles.previous} />
						<span className="visually-hidden">{words("product.gallery.previous")}</span>
					</button>
					<span aria-live="polite">
						{words("product.gallery.show", { number: place + 1, total: pictures.length })}
					</span>
					<button type="button" onClick={() => go(1)}>
						<Icon name="arrow" />
						<span className="visually-hidden">{words("product.gallery.next")}</span>
					</button>
				</div>
			) : null}
		</div>
	);
}
