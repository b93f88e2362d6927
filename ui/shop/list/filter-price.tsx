import { type FormEvent, useState } from "react";
import type { PriceRange } from "#core/catalogue/price-range.ts";
import {
	barAt,
	boundsAfterMove,
	type PriceScale,
	priceScale,
	roundPrices,
	stopAfterMove,
	stopOf,
} from "#core/catalogue/price-scale.ts";
import type { PriceBounds } from "#core/catalogue/query.ts";
import type { Language } from "#core/language/language.ts";
import type { Currency } from "#core/money/currency.ts";
import { compareDecimals, type DecimalText } from "#core/money/decimal-text.ts";
import { readPrice } from "#core/search/price-phrase.ts";
import { formatPrice } from "#ui/components/format-price.ts";
import { Icon } from "#ui/components/icon.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import panel from "#ui/shop/list/filter-panel.module.css";
import styles from "#ui/shop/list/filter-price.module.css";
import { usePriceBounds } from "#ui/shop/list/use-price-bounds.ts";
import { useShop } from "#ui/shop/use-shop.ts";

/** Formats a price bound, without cents if they are zero. */
export function formatBound(amount: DecimalText, currency: Currency, language: Language): string {
	const text = formatPrice(amount, currency, language);
	return amount.includes(".") ? text : text.replace(/[.,]00(?!\d)/, "");
}

interface FilterPriceProps {
	/** The price range of the products that match the other filters. */
	readonly range: PriceRange;
	/** Their prices, ascending. */
	readonly prices: readonly DecimalText[];
	/** The number of products in each bar of the histogram; null for no histogram. */
	readonly bars: readonly number[] | null;
	readonly chosen: PriceBounds;
	readonly onChange: (bounds: PriceBounds) => void;
	/** The prefix of the ids within. */
	readonly place: string;
}

/** The price filter: a slider over a histogram of the prices, and two text fields. */
export function FilterPrice(props: FilterPriceProps) {
	const t = useTranslate();
	const { language } = useShell();
	const { currency } = useShop();
	const { place } = props;
	const { bounds, slide, take } = usePriceBounds(props.chosen, props.onChange);
	const scale = priceScale(props.range, props.prices, props.chosen, bounds);
	const [lowest, highest] = [scale.stops[0], scale.stops.at(-1)] as readonly [DecimalText, DecimalText];
	return (
		<details className={panel.group} open>
			<summary className={panel.summary}>
				{t("filter.price")}
				<Icon name="chevron" />
			</summary>
			<p
				className={styles.plain}
			>{`${formatBound(lowest, currency, language)} – ${formatBound(highest, currency, language)}`}</p>
			<fieldset className={styles.price} aria-label={t("filter.price")}>
				<RoundPrices range={props.range} chosen={bounds} onChange={take} />
				<Slider scale={scale} chosen={bounds} bars={props.bars} onSlide={slide} />
				<TypedBounds lowest={lowest} highest={highest} chosen={bounds} onChange={take} place={place} />
			</fieldset>
		</details>
	);
}

interface SliderProps {
	readonly scale: PriceScale;
	readonly chosen: PriceBounds;
	readonly bars: readonly number[] | null;
	readonly onSlide: (bounds: PriceBounds) => void;
}

function Slider({ scale, chosen, bars, onSlide }: SliderProps) {
	const t = useTranslate();
	const { places, end } = scale;
	const stops = { min: stopOf(scale, chosen, "min"), max: stopOf(scale, chosen, "max") };
	const from = (places[stops.min] as number) / end;
	const to = (places[stops.max] as number) / end;
	const handle = (bound: Bound) => ({
		scale,
		stop: stops[bound],
		onStop: (stop: number) => onSlide(boundsAfterMove(scale, chosen, bound, stop)),
	});
	return (
		<div className={styles.slider}>
			{bars && isWorthDrawing(bars) ? <Histogram bars={bars} from={from} to={to} /> : null}
			<div className={styles.track}>
				<div style={{ left: `${from * 100}%`, right: `${(1 - to) * 100}%` }} />
			</div>
			{/* If both handles are at the same end, the movable one is on top. */}
			<Handle label={t("filter.lowestSlider")} {...handle("min")} raised={from > 0.5} />
			<Handle label={t("filter.highestSlider")} {...handle("max")} raised={from <= 0.5} />
		</div>
	);
}

function Handle({
	label,
	scale,
	stop,
	raised,
	onStop,
}: {
	readonly label: string;
	readonly scale: PriceScale;
	readonly stop: number;
	readonly raised: boolean;
	readonly onStop: (stop: number) => void;
}) {
	const { language } = useShell();
	const { currency } = useShop();
	const { stops, places, end } = scale;
	return (
		<input
			type="range"
			className={styles.handle}
			style={raised ? { zIndex: 1 } : undefined}
			aria-label={label}
			aria-valuetext={formatBound(stops[stop] as DecimalText, currency, language)}
			min={0}
			max={end}
			value={places[stop]}
			onChange={({ target }) => onStop(stopAfterMove(scale, stop, target.valueAsNumber))}
		/>
	);
}

/** The minimum number of products for a histogram. */
const fewestDrawn = 6;

function isWorthDrawing(bars: readonly number[]): boolean {
	return bars.reduce((sum, count) => sum + count, 0) >= fewestDrawn;
}

/** A histogram of the listed products' prices; prices within the bounds are coloured. */
function Histogram({
	bars,
	from,
	to,
}: {
	readonly bars: readonly number[];
	readonly from: number;
	readonly to: number;
}) {
	const [first, last] = [barAt(from), barAt(to)];
	const most = Math.max(...bars);
	return (
		<div className={styles.histogram} aria-hidden="true">
			{bars.map((count, bar) => (
				<span
					key={bar}
					style={{ transform: `scaleY(${count === 0 ? 0 : 0.1 + (count / most) * 0.9})` }}
					data-chosen={bar >= first && bar <= last ? true : undefined}
				/>
			))}
		</div>
	);
}

/** Buttons with round maximum prices; a second press removes the maximum. */
function RoundPrices({ range, chosen, onChange }: Pick<FilterPriceProps, "range" | "chosen" | "onChange">) {
	const t = useTranslate();
	const { language } = useShell();
	const { currency } = useShop();
	const prices = roundPrices(range);
	if (prices.length === 0) return null;
	return (
		<ul className={styles.round}>
			{prices.map((price) => {
				const isChosen = chosen.min === null && chosen.max === price;
				return (
					<li key={price}>
						<button
							type="button"
							aria-pressed={isChosen}
							onClick={() => onChange({ min: null, max: isChosen ? null : price })}
						>
							{t("filter.to", { price: formatBound(price, currency, language) })}
						</button>
					</li>
				);
			})}
		</ul>
	);
}

type Bound = keyof PriceBounds;

/**
 * Text fields for the bounds. A typed price takes effect when the field loses the focus or the form is sent; until
 * then nothing replaces it.
 */
function TypedBounds({
	lowest,
	highest,
	chosen,
	onChange,
	place,
}: Pick<FilterPriceProps, "chosen" | "onChange" | "place"> & Pick<PriceRange, "lowest" | "highest">) {
	const t = useTranslate();
	const { language } = useShell();
	const { currency } = useShop();
	const [typed, setTyped] = useState<Partial<Record<Bound, string>>>({});
	const textOf = (name: Bound) => {
		const bound = chosen[name];
		return typed[name] ?? (bound === null ? "" : formatBound(bound, currency, language));
	};
	// Unreadable text keeps the last bound.
	const boundOf = (name: Bound) =>
		typed[name] === undefined
			? chosen[name]
			: typed[name].trim() === ""
				? null
				: (readPrice(typed[name]) ?? chosen[name]);
	const take = () => {
		const [min, max] = [boundOf("min"), boundOf("max")];
		const turned = min && max && compareDecimals(min, max) > 0;
		const bounds = { min: (turned ? max : min) ?? null, max: (turned ? min : max) ?? null };
		setTyped({});
		if (bounds.min !== chosen.min || bounds.max !== chosen.max) onChange(bounds);
	};
	const send = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		take();
	};
	const field = (name: Bound, label: string, limit: DecimalText) => (
		<div className={styles.field}>
			<label htmlFor={`${place}-price-${name}`}>{label}</label>
			<input
				id={`${place}-price-${name}`}
				name={name}
				inputMode="decimal"
				autoComplete="off"
				enterKeyHint="done"
				placeholder={formatBound(limit, currency, language)}
				value={textOf(name)}
				onChange={({ target }) => setTyped((before) => ({ ...before, [name]: target.value }))}
				onBlur={take}
			/>
		</div>
	);
	return (
		<form className={styles.fields} onSubmit={send}>
			{field("min", t("filter.lowest"), lowest)}
			{field("max", t("filter.highest"), highest)}
			<button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
		</form>
	);
}
