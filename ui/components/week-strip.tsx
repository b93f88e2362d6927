import type { MinuteRange, Schedule } from "#core/opening-hours/schedule.ts";
import { type Week, weekOf } from "#core/opening-hours/week.ts";
import styles from "#ui/components/week-strip.module.css";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { useCurrentMinute } from "#ui/foundation/use-current-minute.ts";

/**
 * A branch's week as bars on one axis, today's standing out with the time on it; the current week's holidays once the
 * browser's time is known (B-USE-03). An image only: the list of hours says it in words.
 *
 * Use it for a look at the week beside the list of hours. Not for the only place that names the hours.
 */
export function WeekStrip({ schedule }: { readonly schedule: Schedule }) {
	const week = weekOf(schedule, useCurrentMinute());
	const t = useTranslate();
	if (week === null) return null;
	return (
		<div className={styles.strip} aria-hidden="true">
			{week.days.map((ranges, place) => {
				const now = week.now?.weekday === place ? week.now.minutes : null;
				return (
					<div key={place} className={styles.day} data-today={now === null ? undefined : ""}>
						<span className={styles.name}>{t(`openingHours.short.${place}`)}</span>
						<Track ranges={ranges} week={week} now={now} />
					</div>
				);
			})}
			<Hours week={week} />
		</div>
	);
}

interface TrackProps {
	/** Null where nothing is known of the day. */
	readonly ranges: readonly MinuteRange[] | null;
	readonly week: Week;
	/** The minute of the day when it is today. */
	readonly now: number | null;
}

function Track({ ranges, week: { axis, ticks }, now }: TrackProps) {
	return (
		<svg className={styles.track} aria-hidden="true">
			{ticks.map((tick) => (
				<line
					key={tick}
					className={styles.tick}
					x1={along(tick, axis)}
					x2={along(tick, axis)}
					y1="0"
					y2="100%"
				/>
			))}
			{ranges?.length === 0 ? <line className={styles.closed} x1="0" x2="100%" y1="50%" y2="50%" /> : null}
			{ranges?.map(({ from, to }) => (
				<rect
					key={`${from} ${to}`}
					className={styles.bar}
					x={along(from, axis)}
					width={percent((to - from) / (axis.to - axis.from))}
					y="25%"
					height="50%"
					rx="2"
				/>
			))}
			{now !== null && now >= axis.from && now <= axis.to ? (
				<line className={styles.now} x1={along(now, axis)} x2={along(now, axis)} y1="0" y2="100%" />
			) : null}
		</svg>
	);
}

function Hours({ week: { axis, ticks } }: { readonly week: Week }) {
	return (
		<div className={styles.day}>
			<span />
			<svg className={styles.hours} aria-hidden="true">
				{ticks.map((tick) => (
					<text key={tick} x={along(tick, axis)} y="75%" textAnchor="middle">
						{tick / 60}
					</text>
				))}
			</svg>
		</div>
	);
}

function along(minutes: number, axis: MinuteRange): string {
	return percent((minutes - axis.from) / (axis.to - axis.from));
}

function percent(part: number): string {
	return `${Math.round(part * 10_000) / 100}%`;
}
