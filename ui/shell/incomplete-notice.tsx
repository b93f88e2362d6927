import { useShell } from "#ui/foundation/shell-context.tsx";
import styles from "#ui/shell/incomplete-notice.module.css";

/**
 * A notice at the top of a page that its site must not be published yet (B-LAW-20); renders nothing on complete
 * sites.
 *
 * Use it for the top of every page, once. Not for notices to customers.
 */
export function IncompleteNotice() {
	const { incomplete } = useShell();
	return incomplete === null ? null : (
		<p role="note" className={styles.notice}>
			{incomplete}
		</p>
	);
}
