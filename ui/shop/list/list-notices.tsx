import { Button } from "#ui/components/button.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { ClosureText } from "#ui/shop/closure-text.tsx";
import styles from "#ui/shop/list/list-notices.module.css";
import { useClosure, type useSettings } from "#ui/shop/use-settings.ts";

/** Notices about the shop's state: its holidays, maintenance (R-PROD-06), or settings that cannot be read (R-SET-02). */
export function ListNotices({
	settings: { settings, failed, retry },
}: {
	readonly settings: ReturnType<typeof useSettings>;
}) {
	const t = useTranslate();
	const closure = useClosure();
	if (!settings.maintenance_mode && !closure && !failed) return null;
	return (
		<div className={styles.notices}>
			{closure || settings.maintenance_mode ? (
				<p className={styles.notice} role="note">
					{closure ? <ClosureText closure={closure} /> : t("catalogue.maintenance")}
				</p>
			) : null}
			{failed ? (
				<div className={styles.notice} role="alert">
					<p>{t("error.loadSettings")}</p>
					<Button onPress={retry} quiet>
						{t("error.retry")}
					</Button>
				</div>
			) : null}
		</div>
	);
}
