import { clockOf } from "#core/opening-hours/local-time.ts";
import type { Schedule } from "#core/opening-hours/schedule.ts";
import { type SpecialDay, specialDays } from "#core/opening-hours/special-days.ts";
import { dayText } from "#ui/components/day-text.ts";
import styles from "#ui/components/special-days.module.css";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useMinute } from "#ui/foundation/use-minute.ts";
import { useWords } from "#ui/foundation/words.tsx";

/** The holidays of the next two weeks with their hours; nothing before the time is known (B-USE-03). */
export function SpecialDays({ schedule }: { readonly schedule: Schedule }) {
	const minute = useMinute();
	const words = useWords();
	const days = minute === null ? [] : specialDays(schedule, minute);
	if (days.length === 0) return null;
	return (
		<div className={styles.special}>
			<p className={styles.label}>{words("openingHours.special")}</p>
			<dl>
				{days.map((day) => (
					<Day key={day.date} day={day} />
				))}
			</dl>
		</div>
	);
}

function Day({ day: { date, label, ranges } }: { readonly day: SpecialDay }) {
	const { language } = useShell();
	const words = useWords();
	return (
		<div className={styles.day}>
			<dt>
				<time dateTime={date}>{dayText(date, language, "short")}</time>
				{label === null ? null : (
					<span className={styles.name}>{"key" in label ? words(label.key) : label.text}</span>
				)}
			</dt>
			<dd>
				{ranges.length === 0
					? words("openingHours.closed")
					: ranges.map(({ from, to }) => (
							<span key={from} className={styles.range}>{`${clockOf(from)}–${clockOf(to)}`}</span>
						))}
			</dd>
		</div>
	);
}
