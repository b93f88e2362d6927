import { useShell } from "#ui/foundation/shell-context.tsx";
import styles from "#ui/shell/incomplete-notice.module.css";

/**
 * Says at the top of a page that its site may not be published yet (B-LAW-20); nothing where it may.
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
