import { computableSchedule } from "#core/opening-hours/branch-schedule.ts";
import { LiveElement } from "#ui/components/live-element.tsx";
import styles from "#ui/components/week-strip.module.css";
import { weekStripHtml } from "#ui/elements/week-strip.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/**
 * A branch's week as bars on one axis, today's standing out with the time on it; the current week's holidays once the
 * browser's time is known (B-USE-03). An image only: the list of hours says it in words. `branch` is its id.
 *
 * Use it for a look at the week next to the list of hours. Not for the only place that names the hours.
 */
export function WeekStrip({ branch }: { readonly branch: string }) {
	const { schedules } = useShell();
	const schedule = computableSchedule(schedules, branch);
	const t = useTranslate();
	if (!schedule) return null;
	const html = weekStripHtml(schedule, schedules, null, t);
	return <LiveElement name="week-strip" className={styles.strip} data={{ branch }} hidden html={html} />;
}
