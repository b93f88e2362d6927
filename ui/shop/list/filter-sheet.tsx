import { startTransition, useEffect, useRef, useState } from "react";
import button from "#ui/components/button-link.module.css";
import { DialogFrame } from "#ui/components/dialog-frame.tsx";
import { fromLarge } from "#ui/foundation/breakpoints.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { FilterPanel, type FilterPanelProps } from "#ui/shop/list/filter-panel.tsx";
import styles from "#ui/shop/list/filter-sheet.module.css";

/** The id of the sheet, to which the button that opens it refers. */
export const filterSheetId = "filter-sheet";

interface FilterSheetProps {
	/** The number of matching products; null while unknown. */
	readonly count: number | null;
	readonly panel: Omit<FilterPanelProps, "place">;
}

/**
 * The filters on small screens: a sheet over the list, whose last button leads back to the results. The browser opens
 * and closes it; its hundreds of elements are rendered a moment later.
 */
export function FilterSheet({ count, panel }: FilterSheetProps) {
	const t = useTranslate();
	const element = useRef<HTMLDialogElement>(null);
	const [filled, setFilled] = useState(false);
	useEffect(() => {
		const dialog = element.current;
		if (!dialog) return;
		// Not while it is only a popover, which has to be painted first (ui/elements/open-dialogs.ts).
		const fill = () => dialog.open && startTransition(() => setFilled(true));
		// It may have been opened before hydration.
		fill();
		// A dialog receives the focus when it opens; few browsers have an event for the opening itself.
		dialog.addEventListener("focusin", fill);
		// A rotated screen may have room for the filters next to the list.
		const wide = matchMedia(fromLarge);
		const close = () => wide.matches && dialog.close();
		wide.addEventListener("change", close);
		return () => {
			dialog.removeEventListener("focusin", fill);
			wide.removeEventListener("change", close);
		};
	}, []);
	return (
		<DialogFrame
			id={filterSheetId}
			label={t("filter.heading")}
			place="bottom"
			element={element}
			onClose={() => setFilled(false)}
		>
			<div className={styles.groups}>
				{filled ? (
					<FilterPanel {...panel} place="sheet" />
				) : (
					<p className={styles.loading}>{t("filter.loading")}</p>
				)}
			</div>
			<div className={styles.foot}>
				<button type="button" className={styles.clear} onClick={() => panel.dispatch({ type: "clear" })}>
					{t("filter.clear")}
				</button>
				<button
					type="button"
					className={`${button.button} ${styles.show}`}
					command="close"
					commandfor={filterSheetId}
				>
					{count === null ? t("catalogue.loading") : t("filter.show", { count })}
				</button>
			</div>
		</DialogFrame>
	);
}
