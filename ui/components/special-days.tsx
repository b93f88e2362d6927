import { LiveElement } from "#ui/components/live-element.tsx";
import hours from "#ui/components/opening-hours-list.module.css";
import styles from "#ui/components/special-days.module.css";

/**
 * The holidays of the next two weeks with their hours; empty until the time is known (B-USE-03). `branch` is the
 * branch's id.
 *
 * Use it for days on which a branch's hours differ. Not for the ordinary week.
 */
export function SpecialDays({ branch }: { readonly branch: string }) {
	const classes = `${hours.hours} ${styles.special}`;
	return <LiveElement name="special-days" className={classes} data={{ branch }} html="" />;
}
