import { type CSSProperties, useState } from "react";
import type { ProductVariant } from "#core/catalogue/product.ts";
import {
	bankCard,
	fittingVariant,
	innerDiameter,
	largestRingSize,
	pixelsPerMillimetre,
	type RingSize,
	smallestRingSize,
} from "#core/catalogue/ring-size.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { Button } from "#ui/components/button.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { millimetres } from "#ui/shop/product/product-engraving.tsx";
import styles from "#ui/shop/product/product-ring-measure.module.css";

interface RingMeasureProps {
	/** The variants with ring sizes; empty if sizes are not variants. */
	readonly variants: readonly ProductVariant[];
	/** The current choice; null for none. */
	readonly chosen: ProductVariant | null;
	readonly onChoose: (variant: ContentId) => void;
}

/**
 * The measured side of a bank card. On a wide screen the card is horizontal; a phone is narrower than a card, so
 * there it is vertical.
 */
type CardSide = keyof typeof bankCard;

/** The range of pixels of a card's side, from coarse to fine screens. */
const cardPixels: Readonly<
	Record<CardSide, { readonly min: number; readonly max: number; readonly usual: number }>
> = {
	width: { min: 220, max: 620, usual: 324 },
	height: { min: 150, max: 350, usual: 290 },
};

/** Measures a ring on the screen (B-USE-02): first the screen with a bank card, then the ring with a circle. */
export function ProductRingMeasure({ variants, chosen, onChoose }: RingMeasureProps) {
	const t = useTranslate();
	const { language } = useShell();
	const [side] = useState<CardSide>(() => (window.innerWidth < 768 ? "height" : "width"));
	const [pixels, setPixels] = useState(cardPixels[side].usual);
	const [size, setSize] = useState<RingSize>(54);
	const scale = pixelsPerMillimetre(pixels, side);
	const diameter = innerDiameter(size);
	return (
		<div className={styles.measure}>
			<section className={styles.step}>
				<h3>{t("product.measure.card")}</h3>
				<p>{t("product.measure.cardHelp")}</p>
				<div className={styles.table}>
					<div className={styles.card} style={cardStyle(scale, side)}>
						<span className={styles.chip} />
					</div>
				</div>
				<Slider
					label={t("product.measure.cardSize")}
					value={pixels}
					{...cardPixels[side]}
					step={1}
					text={`${Math.round(scale * 10) / 10} px/mm`}
					onChange={setPixels}
				/>
			</section>
			<section className={styles.step}>
				<h3>{t("product.measure.ring")}</h3>
				<p>{t("product.measure.ringHelp")}</p>
				<div className={styles.table}>
					<div className={styles.circle} style={{ "--size": `${diameter * scale}px` } as CSSProperties} />
				</div>
				<Slider
					label={t("product.measure.ringSize")}
					value={size}
					min={smallestRingSize}
					max={largestRingSize}
					step={0.5}
					text={t("product.measure.size", { size: decimalText(size, language) })}
					onChange={setSize}
				/>
			</section>
			<div className={styles.result}>
				<p role="status">
					<strong>{t("product.measure.size", { size: decimalText(size, language) })}</strong>{" "}
					{t("product.measure.diameter", { diameter: millimetres(diameter, language) })}
				</p>
				<Offer variants={variants} chosen={chosen} size={size} onChoose={onChoose} />
			</div>
			<p className={styles.note}>{t("product.measure.note")}</p>
		</div>
	);
}

function decimalText(size: RingSize, language: string): string {
	return size.toLocaleString(language);
}

function cardStyle(scale: number, side: CardSide): CSSProperties {
	const [across, down] =
		side === "width" ? [bankCard.width, bankCard.height] : [bankCard.height, bankCard.width];
	return { width: across * scale, height: down * scale };
}

/** A button that chooses the size that fits the ring; all other choices stay. */
function Offer({ variants, chosen, size, onChoose }: RingMeasureProps & { readonly size: RingSize }) {
	const t = useTranslate();
	const variant = fittingVariant(size, variants, chosen);
	if (!variant) return null;
	return (
		<Button onPress={() => onChoose(variant.id)}>
			{t("product.measure.take", { size: variant.display_name })}
		</Button>
	);
}

interface SliderProps {
	readonly label: string;
	readonly value: number;
	readonly min: number;
	readonly max: number;
	readonly step: number;
	/** The value as text. */
	readonly text: string;
	readonly onChange: (value: number) => void;
}

/** A slider with buttons for single steps, because a finger cannot hit a tenth of a millimetre. */
function Slider({ label, value, min, max, step, text, onChange }: SliderProps) {
	const t = useTranslate();
	const move = (by: number) => onChange(Math.min(max, Math.max(min, value + by)));
	return (
		<div className={styles.slider}>
			<button
				type="button"
				aria-label={`${label}: ${t("product.measure.smaller")}`}
				onClick={() => move(-step)}
			>
				−
			</button>
			<input
				type="range"
				aria-label={label}
				aria-valuetext={text}
				min={min}
				max={max}
				step={step}
				value={value}
				onChange={({ target }) => onChange(Number(target.value))}
			/>
			<button
				type="button"
				aria-label={`${label}: ${t("product.measure.larger")}`}
				onClick={() => move(step)}
			>
				+
			</button>
		</div>
	);
}
