import { computableSchedule } from "#core/opening-hours/branch-schedule.ts";
import { LiveElement } from "#ui/components/live-element.tsx";
import styles from "#ui/components/week-strip.module.css";
import { weekStripHtml } from "#ui/elements/week-strip.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/**
 * A branch's week as bars on one axis, today's highlighted with the time on it; the current week's holidays appear
 * once the browser's time is known (B-USE-03). A chart only: the list of hours has the same information as text.
 * `branch` is its id.
 *
 * Use it for a chart next to the list of hours. Not for the only place with the hours.
 */
export function WeekStrip({ branch }: { readonly branch: string }) {
	const { schedules } = useShell();
	const schedule = computableSchedule(schedules, branch);
	const t = useTranslate();
	if (!schedule) return null;
	const html = weekStripHtml(schedule, schedules, null, t);
	return <LiveElement name="week-strip" className={styles.strip} data={{ branch }} hidden html={html} />;
}
