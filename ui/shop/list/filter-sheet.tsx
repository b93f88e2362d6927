import { useDeferredValue, useEffect } from "react";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/dialog.tsx";
import { fromLarge } from "#ui/foundation/breakpoints.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { FilterPanel, type FilterPanelProps } from "#ui/shop/list/filter-panel.tsx";
import styles from "#ui/shop/list/filter-sheet.module.css";

interface FilterSheetProps {
	readonly open: boolean;
	readonly onClose: () => void;
	/** How many products the filters leave; null while that is not known. */
	readonly count: number | null;
	readonly panel: Omit<FilterPanelProps, "place">;
}

/** The filters on small screens: a sheet over the list, whose last button leads back to what was found. */
export function FilterSheet({ open, onClose, count, panel }: FilterSheetProps) {
	const t = useTranslate();
	// The sheet comes at once, its hundreds of elements a moment later.
	const filled = useDeferredValue(open);
	useEffect(() => {
		// A screen that was turned may have room for the filters next to the list.
		const wide = matchMedia(fromLarge);
		const close = () => wide.matches && onClose();
		wide.addEventListener("change", close);
		return () => wide.removeEventListener("change", close);
	}, [onClose]);
	return (
		<Dialog label={t("filter.heading")} open={open} onClose={onClose} place="bottom">
			<div className={styles.groups}>{filled ? <FilterPanel {...panel} place="sheet" /> : null}</div>
			<div className={styles.foot}>
				<button type="button" className={styles.clear} onClick={() => panel.dispatch({ type: "clear" })}>
					{t("filter.clear")}
				</button>
				<Button onPress={onClose} className={styles.show}>
					{count === null ? t("catalogue.loading") : t("filter.show", { count })}
				</Button>
			</div>
		</Dialog>
	);
}
