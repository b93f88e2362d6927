import { Button } from "#ui/components/button.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import styles from "#ui/shop/list-notices.module.css";
import type { useSettings } from "#ui/shop/use-shop.ts";

/** What hinders the shop at the moment: maintenance (R-PROD-06), or settings that cannot be read (R-SET-02). */
export function ListNotices({
	settings: { settings, failed, retry },
}: {
	readonly settings: ReturnType<typeof useSettings>;
}) {
	const words = useWords();
	if (!settings.maintenance_mode && !failed) return null;
	return (
		<div className={styles.notices}>
			{settings.maintenance_mode ? (
				<p className={styles.notice} role="note">
					{words("catalogue.maintenance")}
				</p>
			) : null}
			{failed ? (
				<div className={styles.notice} role="alert">
					<p>{words("error.loadSettings")}</p>
					<Button onPress={retry} quiet>
						{words("error.retry")}
					</Button>
				</div>
			) : null}
		</div>
	);
}
