import { Dialog } from "#ui/components/dialog.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { ContactPanel } from "#ui/shell/contact-panel.tsx";
import { MenuPanel } from "#ui/shell/menu-panel.tsx";
import type { ShellProps } from "#ui/shell/shell-props.ts";

/**
 * The drawer at the right: the primary menu or the contact details (R-SHELL-03).
 *
 * Use it for the menu and the contact details on every page. Not for other dialogs.
 */
export function Drawer({ page, state, dispatch }: ShellProps) {
	const t = useTranslate();
	const { drawer } = state;
	return (
		<Dialog
			label={t(drawer === "contact" ? "header.contact" : "header.menu")}
			open={drawer !== "closed"}
			onClose={() => dispatch({ type: "drawerClosed" })}
			place="side"
		>
			{drawer === "contact" ? <ContactPanel /> : <MenuPanel page={page} state={state} dispatch={dispatch} />}
		</Dialog>
	);
}
