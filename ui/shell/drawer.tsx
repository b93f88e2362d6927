import type { ReactNode } from "react";
import { DialogFrame } from "#ui/components/dialog-frame.tsx";
import { Icon, type IconName } from "#ui/components/icon.tsx";

interface DrawerProps {
	/** The id of the dialog. */
	readonly id: string;
	/** The label of both the button and the drawer. */
	readonly label: string;
	readonly icon: IconName;
	/** Of the button. */
	readonly className?: string | undefined;
	readonly children: ReactNode;
}

/**
 * A button of the header and the drawer at the right that it opens, by the browser alone (R-SHELL-03).
 *
 * Use it for the menu and the contact details on every page. Not for other dialogs.
 */
export function Drawer({ id, label, icon, className, children }: DrawerProps) {
	return (
		<>
			<button type="button" className={className} aria-haspopup="dialog" command="show-modal" commandfor={id}>
				<Icon name={icon} />
				<span>{label}</span>
			</button>
			<DialogFrame id={id} label={label} place="side">
				{children}
			</DialogFrame>
		</>
	);
}
