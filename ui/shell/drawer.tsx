import { Dialog } from "#ui/components/dialog.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import { ContactPanel } from "#ui/shell/contact-panel.tsx";
import { MenuPanel } from "#ui/shell/menu-panel.tsx";
import type { ShellPartProps } from "#ui/shell/shell-part.ts";

/** The drawer at the right: the primary menu or the contact details (R-SHELL-03). */
export function Drawer({ page, state, dispatch }: ShellPartProps) {
	const words = useWords();
	const { drawer } = state;
	return (
		<Dialog
			label={words(drawer === "contact" ? "header.contact" : "header.menu")}
			open={drawer !== "closed"}
			onClose={() => dispatch({ type: "drawerClosed" })}
			place="side"
		>
			{drawer === "contact" ? <ContactPanel /> : <MenuPanel page={page} state={state} dispatch={dispatch} />}
		</Dialog>
	);
}
