import { type MouseEvent, useEffect, useRef } from "react";
import { Icon } from "#ui/components/icon.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import { ContactPanel } from "#ui/shell/contact-panel.tsx";
import styles from "#ui/shell/drawer.module.css";
import { MenuPanel } from "#ui/shell/menu-panel.tsx";
import type { ShellPartProps } from "#ui/shell/shell-part.ts";

/** The drawer at the right: the primary menu or the contact details (R-SHELL-03). */
export function Drawer({ page, state, dispatch }: ShellPartProps) {
	const words = useWords();
	const dialog = useRef<HTMLDialogElement>(null);
	const { drawer } = state;

	useEffect(() => {
		const element = dialog.current;
		if (!element) return;
		if (drawer === "closed") element.close();
		else if (!element.open) element.showModal();
	}, [drawer]);

	const close = () => dispatch({ type: "drawerClosed" });
	const closeOnBackdrop = (event: MouseEvent) => {
		if (event.target === event.currentTarget) close();
	};
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
		<dialog
			ref={dialog}
			className={styles.drawer}
			aria-label={words(drawer === "contact" ? "header.contact" : "header.menu")}
			onClick={closeOnBackdrop}
			onClose={close}
		>
			<div className={styles.body}>
				<button type="button" className={styles.close} onClick={close}>
					<Icon name="close" />
					<span className="visually-hidden">{words("drawer.close")}</span>
				</button>
				{drawer === "primary" ? <MenuPanel page={page} state={state} dispatch={dispatch} /> : null}
				{drawer === "contact" ? <ContactPanel /> : null}
			</div>
		</dialog>
	);
}
