import { openState, type OpenState as State } from "#core/opening-hours/open-state.ts";
import type { Schedule } from "#core/opening-hours/schedule.ts";
import styles from "#ui/components/open-state.module.css";
import { openStateText } from "#ui/components/open-state-text.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { useCurrentMinute } from "#ui/foundation/use-current-minute.ts";

/**
 * Whether a branch is open now, and until when, by its own clock (B-USE-03). Empty lines keep the place until the
 * browser's time is known; nothing at all where the hours cannot be computed.
 *
 * Use it for the first thing said of a branch. Not for the hours of the whole week.
 */
export function OpenState({ schedule }: { readonly schedule: Schedule }) {
	const minute = useCurrentMinute();
	const { language } = useShell();
	const t = useTranslate();
	if (schedule.week.every((ranges) => ranges === null)) return null;
	const state: State = minute === null ? { state: "unknown" } : openState(schedule, minute);
	const said = openStateText(state, language, t);
	return (
		<span className={styles.place}>
			<span className={styles.state} data-state={state.state}>
				{said && <span className={styles.now}>{said.now}</span>}
				{said?.next && (
					<>
						<span className={styles.comma}>, </span>
						<span className={styles.next}>{said.next}</span>
					</>
				)}
			</span>
		</span>
	);
}
