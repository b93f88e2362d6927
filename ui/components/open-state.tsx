import { computableSchedule } from "#core/opening-hours/branch-schedule.ts";
import { LiveElement } from "#ui/components/live-element.tsx";
import styles from "#ui/components/open-state.module.css";
import { openStateHtml } from "#ui/elements/open-state.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/**
 * Whether a branch is open now, and until when, in its own time zone (B-USE-03). Empty lines reserve the space
 * until the browser's time is known; renders nothing if the hours cannot be computed. `branch` is its id.
 *
 * Use it for the first line about a branch. Not for the hours of the whole week.
 */
export function OpenState({ branch }: { readonly branch: string }) {
	const { language, schedules } = useShell();
	const t = useTranslate();
	if (!computableSchedule(schedules, branch)) return null;
	const html = openStateHtml({ state: "unknown" }, language, t);
	return <LiveElement name="open-state" className={styles.state} data={{ branch }} html={html} />;
}
