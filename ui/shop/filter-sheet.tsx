import { type MouseEvent, useEffect, useRef } from "react";
import { Button } from "#ui/components/button.tsx";
import { Icon } from "#ui/components/icon.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import { FilterPanel, type FilterPanelProps } from "#ui/shop/filter-panel.tsx";
import styles from "#ui/shop/filter-sheet.module.css";

interface FilterSheetProps {
	readonly open: boolean;
	readonly onClose: () => void;
	/** How many products the filters leave; null while that is not known. */
	readonly count: number | null;
	readonly panel: Omit<FilterPanelProps, "place">;
}

/** The filters on small screens: a sheet over the list, whose last button leads back to what was found. */
export function FilterSheet({ open, onClose, count, panel }: FilterSheetProps) {
	const words = useWords();
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		const element = dialog.current;
		if (!element) return;
		if (!open) element.close();
		else if (!element.open) element.showModal();
	}, [open]);
	useEffect(() => {
		// A screen that was turned may have room for the filters beside the list.
		const wide = matchMedia("(width >= 992px)");
		const close = () => wide.matches && onClose();
		wide.addEventListener("change", close);
		return () => wide.removeEventListener("change", close);
	}, [onClose]);
	const closeOnBackdrop = (event: MouseEvent) => {
		if (event.target === event.currentTarget) onClose();
	};
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
		<dialog
			ref={dialog}
			className={styles.sheet}
			aria-label={words("filter.heading")}
			onClick={closeOnBackdrop}
			onClose={onClose}
		>
			{open ? (
				<div className={styles.body}>
					<div className={styles.head}>
						<h2>{words("filter.heading")}</h2>
						<button type="button" className={styles.close} onClick={onClose}>
							<Icon name="close" />
							<span className="visually-hidden">{words("filter.close")}</span>
						</button>
					</div>
					<div className={styles.groups}>
						<FilterPanel {...panel} place="sheet" />
					</div>
					<div className={styles.foot}>
						<button type="button" className={styles.clear} onClick={() => panel.dispatch({ type: "clear" })}>
							{words("filter.clear")}
						</button>
						<Button onPress={onClose} className={styles.show}>
							{count === null ? words("catalogue.loading") : words("filter.show", { count })}
						</Button>
					</div>
				</div>
			) : null}
		</dialog>
	);
}
