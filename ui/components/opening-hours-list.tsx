import type { OpeningDay, OpeningHours } from "#core/opening-hours/opening-hours.ts";
import styles from "#ui/components/opening-hours-list.module.css";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { coreKey } from "#ui/locales/page-text-key.ts";

/**
 * A branch's opening hours, day by day, with the note below (R-HOURS-02, R-HOURS-03).
 *
 * Use it for one branch. Not for comparing several.
 */
export function OpeningHoursList({ hours }: { readonly hours: OpeningHours }) {
	const t = useTranslate();
	return (
		<div className={styles.hours} data-part="opening-hours">
			<dl>
				{hours.days.map((day, index) => (
					<div key={index}>
						<dt lang={"key" in day.label ? undefined : day.label.lang}>
							{"key" in day.label ? t(coreKey(day.label.key)) : day.label.text}
						</dt>
						<dd>
							<Ranges day={day} />
						</dd>
					</div>
				))}
			</dl>
			{hours.note === null ? null : <p className={styles.note}>{hours.note}</p>}
		</div>
	);
}

function Ranges({ day }: { readonly day: OpeningDay }) {
	const t = useTranslate();
	if (day.ranges?.length === 0) return <span className={styles.closed}>{t("openingHours.closed")}</span>;
	return day.ranges?.map(({ from, to }) => <span key={from}>{`${from}–${to}`}</span>);
}
