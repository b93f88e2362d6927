import { type FormEvent, useState } from "react";
import type { PriceRange } from "#core/catalogue/price-range.ts";
import { priceAt, priceBars, priceSteps, roundPrices, stepOf } from "#core/catalogue/price-scale.ts";
import type { PriceBounds } from "#core/catalogue/query.ts";
import { readPrice } from "#core/search/price-phrase.ts";
import type { Currency } from "#core/shared/currency.ts";
import { compareDecimals, type DecimalText } from "#core/shared/decimal-text.ts";
import type { Language } from "#core/shared/language.ts";
import { formatPrice } from "#ui/components/format-price.ts";
import { Icon } from "#ui/components/icon.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import panel from "#ui/shop/list/filter-panel.module.css";
import styles from "#ui/shop/list/filter-price.module.css";
import { usePriceBounds } from "#ui/shop/list/use-price-bounds.ts";
import { useShop } from "#ui/shop/use-shop.ts";

/** A bound as people say it: without cents where there are none. */
export function formatBound(amount: DecimalText, currency: Currency, language: Language): string {
	const text = formatPrice(amount, currency, language);
	return amount.includes(".") ? text : text.replace(/[.,]00(?!\d)/, "");
}

interface FilterPriceProps {
	/** What the products cost that the other filters leave. */
	readonly range: PriceRange;
	/** How many of them are in each bar of the histogram; null for none. */
	readonly bars: readonly number[] | null;
	readonly chosen: PriceBounds;
	readonly onChange: (bounds: PriceBounds) => void;
	/** What the ids within begin with. */
	readonly place: string;
}

/** The price range as a slider over the prices' histogram, and as two fields to type in. */
export function FilterPrice(props: FilterPriceProps) {
	const t = useTranslate();
	const { language } = useShell();
	const { currency } = useShop();
	const { place } = props;
	const { bounds, slide, take } = usePriceBounds(props.chosen, props.onChange);
	const range = withChosen(props.range, props.chosen);
	return (
		<details className={panel.group} open>
			<summary className={panel.summary}>
				{t("filter.price")}
				<Icon name="chevron" />
			</summary>
			<p
				className={styles.plain}
			>{`${formatBound(range.lowest, currency, language)} – ${formatBound(range.highest, currency, language)}`}</p>
			<fieldset className={styles.price} aria-label={t("filter.price")}>
				<RoundPrices range={props.range} chosen={bounds} onChange={take} />
				<Slider range={range} chosen={bounds} bars={props.bars} onSlide={slide} />
				<TypedBounds range={range} chosen={bounds} onChange={take} place={place} />
			</fieldset>
		</details>
	);
}

/** The range with the chosen bounds within, so that the handles are where they were put. */
function withChosen(range: PriceRange, { min, max }: PriceBounds): PriceRange {
	const lowest = min !== null && compareDecimals(min, range.lowest) < 0 ? min : range.lowest;
	const highest = max !== null && compareDecimals(max, range.highest) > 0 ? max : range.highest;
	return { lowest, highest, single: false };
}

interface SliderProps {
	readonly range: PriceRange;
	readonly chosen: PriceBounds;
	readonly bars: readonly number[] | null;
	readonly onSlide: (bounds: PriceBounds) => void;
}

function Slider({ range, chosen, bars, onSlide }: SliderProps) {
	const t = useTranslate();
	const from = chosen.min === null ? 0 : stepOf(chosen.min, range);
	const to = chosen.max === null ? priceSteps : stepOf(chosen.max, range);
	const bound = (step: number) => (step <= 0 || step >= priceSteps ? null : priceAt(step, range));
	return (
		<div className={styles.slider}>
			{bars && isWorthDrawing(bars) ? <Histogram bars={bars} from={from} to={to} /> : null}
			<div className={styles.track}>
				<div
					style={{
						left: `${(from / priceSteps) * 100}%`,
						right: `${(1 - to / priceSteps) * 100}%`,
					}}
				/>
			</div>
			<Handle
				label={t("filter.lowestSlider")}
				step={from}
				range={range}
				// At the far end the one that can still move lies above.
				raised={from > priceSteps / 2}
				onStep={(step) => onSlide({ ...chosen, min: bound(Math.min(step, to - 1)) })}
			/>
			<Handle
				label={t("filter.highestSlider")}
				step={to}
				range={range}
				raised={from <= priceSteps / 2}
				onStep={(step) => onSlide({ ...chosen, max: bound(Math.max(step, from + 1)) })}
			/>
		</div>
	);
}

function Handle({
	label,
	step,
	range,
	raised,
	onStep,
}: {
	readonly label: string;
	readonly step: number;
	readonly range: PriceRange;
	readonly raised: boolean;
	readonly onStep: (step: number) => void;
}) {
	const { language } = useShell();
	const { currency } = useShop();
	return (
		<input
			type="range"
			className={styles.handle}
			style={raised ? { zIndex: 1 } : undefined}
			aria-label={label}
			aria-valuetext={formatBound(priceAt(step, range), currency, language)}
			min={0}
			max={priceSteps}
			value={step}
			onChange={({ target }) => onStep(target.valueAsNumber)}
		/>
	);
}

/** Of fewer products a list says more than their histogram. */
const fewestDrawn = 6;

function isWorthDrawing(bars: readonly number[]): boolean {
	return bars.reduce((sum, count) => sum + count, 0) >= fewestDrawn;
}

/** Where the prices of what is listed lie; those within the bounds in colour. */
function Histogram({
	bars,
	from,
	to,
}: {
	readonly bars: readonly number[];
	readonly from: number;
	readonly to: number;
}) {
	const steps = priceSteps / priceBars;
	const most = Math.max(...bars);
	return (
		<div className={styles.histogram} aria-hidden="true">
			{bars.map((count, bar) => (
				<span
					key={bar}
					style={{ transform: `scaleY(${count === 0 ? 0 : 0.1 + (count / most) * 0.9})` }}
					data-chosen={bar * steps >= from && (bar + 1) * steps <= to ? true : undefined}
				/>
			))}
		</div>
	);
}

/** Prices up to which one looks with one press; another takes it back. */
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

/** What is typed counts when its field is left, or the form is sent; until then nothing replaces it. */
function TypedBounds({
	range,
	chosen,
	onChange,
	place,
}: Pick<FilterPriceProps, "range" | "chosen" | "onChange" | "place">) {
	const t = useTranslate();
	const { language } = useShell();
	const { currency } = useShop();
	const [typed, setTyped] = useState<Partial<Record<Bound, string>>>({});
	const textOf = (name: Bound) => {
		const bound = chosen[name];
		return typed[name] ?? (bound === null ? "" : formatBound(bound, currency, language));
	};
	const boundOf = (name: Bound) => (typed[name] === undefined ? chosen[name] : readPrice(typed[name]));
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
			{field("min", t("filter.lowest"), range.lowest)}
			{field("max", t("filter.highest"), range.highest)}
			<button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
		</form>
	);
}
