import { formatMinutes } from "#core/opening-hours/local-time.ts";
import type { Schedule } from "#core/opening-hours/schedule.ts";
import { type SpecialDay, specialDays } from "#core/opening-hours/special-days.ts";
import { formatDay } from "#ui/components/format-date.ts";
import hours from "#ui/components/opening-hours-list.module.css";
import styles from "#ui/components/special-days.module.css";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { useCurrentMinute } from "#ui/foundation/use-current-minute.ts";

/**
 * The holidays of the next two weeks with their hours; nothing before the time is known (B-USE-03).
 *
 * Use it for the days on which a branch's hours differ. Not for the ordinary week.
 */
export function SpecialDays({ schedule }: { readonly schedule: Schedule }) {
	const minute = useCurrentMinute();
	const t = useTranslate();
	const days = minute === null ? [] : specialDays(schedule, minute);
	if (days.length === 0) return null;
	return (
		<div className={styles.special}>
			<p className={styles.label}>{t("openingHours.special")}</p>
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
	const t = useTranslate();
	return (
		<div className={hours.day}>
			<dt>
				<time dateTime={date}>{formatDay(date, language, "short")}</time>
				{label === null ? null : (
					<span className={styles.name}>{"key" in label ? t(label.key) : label.text}</span>
				)}
			</dt>
			<dd>
				{ranges.length === 0
					? t("openingHours.closed")
					: ranges.map(({ from, to }) => (
							<span key={from} className={hours.range}>{`${formatMinutes(from)}–${formatMinutes(to)}`}</span>
						))}
			</dd>
		</div>
	);
}
