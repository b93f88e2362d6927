import { useId } from "react";
import { innerDiameter, type RingSize } from "#core/catalogue/ring-size.ts";
import type { ImageModel } from "#core/content-values/image-model.ts";
import type { Language } from "#core/language/language.ts";
import type { Engraving, EngravingScript } from "#core/product-page/engraving.ts";
import { Image } from "#ui/components/image.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/product/product-engraving.module.css";

interface EngravingProps {
	readonly engraving: Engraving;
	readonly image: ImageModel | null;
}

/** Formats millimetres in a language: "17,2" (de, fr), "17.2" (en). */
export function millimetres(value: number, language: Language): string {
	return value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** A preview of the engraving while it is typed (B-USE-02): in a ring to scale, otherwise on the image. */
export function ProductEngraving({ engraving, image }: EngravingProps) {
	const { language } = useShell();
	const t = useTranslate();
	const { ring, text } = engraving;
	const drawn = {
		text: engraving.script === "block" ? text.toUpperCase() : text,
		script: engraving.script,
	};
	return (
		<figure className={styles.figure}>
			<div aria-hidden="true">
				{ring === null ? <EngravingPlate {...drawn} image={image} /> : <Ring {...drawn} size={ring} />}
			</div>
			<figcaption className={styles.caption}>
				{t("product.engraving.preview")}
				{ring === null
					? null
					: ` · ${t("product.engraving.ring", {
							size: ring,
							diameter: millimetres(innerDiameter(ring), language),
						})}`}
			</figcaption>
		</figure>
	);
}

interface EngravingText {
	readonly text: string;
	readonly script: EngravingScript;
}

/** The average width of a letter as a fraction of the font size. */
const letterWidths: Readonly<Record<EngravingScript, number>> = { roman: 0.48, script: 0.5, block: 0.72 };

/** Returns the largest font size in which a text fits a length, at most `most`. */
function fittingSize({ text, script }: EngravingText, length: number, most: number): number {
	return Math.min(most, length / (Math.max(1, text.length) * letterWidths[script]));
}

/** A ring seen from above at 25 degrees, with 16 pixels per millimetre, so that larger sizes look larger. */
const scale = 16;
const tilt = { across: 0.42, along: 0.9 };
/** The dimensions of a wide ring, in millimetres. */
const band = { width: 4.2, thickness: 1.6 };

function Ring({ text, script, size }: EngravingText & { readonly size: RingSize }) {
	const id = useId();
	const inner = (innerDiameter(size) / 2) * scale;
	const outer = inner + band.thickness * scale;
	const height = band.width * scale * tilt.along;
	const top = 210 - outer * tilt.across - height / 2;
	const y = top + outer * tilt.across;
	const line = y + height * 0.66;
	// The length of the far half of the inner wall.
	const length = Math.PI * Math.sqrt((inner ** 2 + (inner * tilt.across) ** 2) / 2) * 0.76;
	const fontSize = fittingSize({ text, script }, length, 2.2 * scale * tilt.along);
	return (
		<svg className={styles.ring} viewBox="0 40 440 300" aria-hidden="true" focusable="false">
			<defs>
				<linearGradient id={`${id}-wall`} x1="0" x2="1">
					<stop offset="0" className={styles.dark} />
					<stop offset="0.5" className={styles.bright} />
					<stop offset="1" className={styles.dark} />
				</linearGradient>
				<path id={`${id}-line`} d={arc(220, line, inner * 0.985, inner * tilt.across * 0.985)} />
				<clipPath id={`${id}-inside`}>
					<ellipse cx="220" cy={y} rx={inner} ry={inner * tilt.across} />
				</clipPath>
			</defs>
			<path
				className={styles.outside}
				fill={`url(#${id}-wall)`}
				d={`M${220 - outer} ${y}v${height}a${outer} ${outer * tilt.across} 0 0 0 ${outer * 2} 0v${-height}z`}
			/>
			<ellipse className={styles.rim} cx="220" cy={y} rx={outer} ry={outer * tilt.across} />
			<ellipse className={styles.inside} cx="220" cy={y} rx={inner} ry={inner * tilt.across} />
			<g clipPath={`url(#${id}-inside)`}>
				<ellipse className={styles.hole} cx="220" cy={y + height} rx={inner} ry={inner * tilt.across} />
				<text className={styles.text} data-script={script} fontSize={fontSize}>
					<textPath href={`#${id}-line`} startOffset="50%" textAnchor="middle">
						{text}
					</textPath>
				</text>
			</g>
		</svg>
	);
}

/** Returns the path of the far half of an ellipse, from left to right. */
function arc(x: number, y: number, rx: number, ry: number): string {
	return `M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}`;
}

/** Divides a text into at most three lines of about the same length. */
function linesOf(text: string): readonly string[] {
	const most = Math.max(10, Math.ceil(text.length / 3) + 2);
	const lines: string[] = [];
	for (const word of text.split(/\s+/)) {
		const joined = `${lines.at(-1)} ${word}`;
		if (lines.length > 0 && joined.length <= most) lines.splice(-1, 1, joined);
		else lines.push(word);
	}
	return lines;
}

function EngravingPlate({ text, script, image }: EngravingText & { readonly image: ImageModel | null }) {
	const lines = linesOf(text);
	const longest = lines.reduce((long, line) => (line.length > long.length ? line : long), "");
	const fontSize = fittingSize({ text: longest, script }, 148, lines.length > 1 ? 30 : 40);
	const first = 100 - ((lines.length - 1) * fontSize * 1.2) / 2;
	return (
		<div className={styles.plate}>
			{image ? <Image image={{ ...image, alt: "" }} sizes="320px" className={styles.item} /> : null}
			<svg className={styles.disc} viewBox="0 0 200 200" aria-hidden="true" focusable="false">
				<circle className={styles.rim} cx="100" cy="100" r="98" />
				<circle className={styles.inside} cx="100" cy="100" r="91" />
				<text className={styles.text} data-script={script} fontSize={fontSize} textAnchor="middle">
					{lines.map((line, place) => (
						<tspan key={place} x="100" y={first + place * fontSize * 1.2} dominantBaseline="central">
							{line}
						</tspan>
					))}
				</text>
			</svg>
		</div>
	);
}
