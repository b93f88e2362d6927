import type { MouseEvent, ReactNode } from "react";
import { linkNoteKey, type NavigationLink } from "#core/navigation/link.ts";
import { Icon } from "#ui/components/icon.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "./link.module.css";

/** What a link needs to be rendered. */
export interface LinkProps {
	readonly link: NavigationLink;
	readonly children: ReactNode;
	readonly className?: string | undefined;
	/** Marks the page that is open (`aria-current`). */
	readonly current?: boolean;
	/** Leaves out the icon of a link that opens a new tab, where the content is an icon itself. */
	readonly hideIcon?: boolean;
	/** Handles a plain click in place of the browser, which still follows the link without script and into new tabs. */
	readonly onPress?: (() => void) | undefined;
}

/**
 * A link within the site, or one that leads elsewhere and says so (R-NAV-05).
 *
 * Use it for links in texts and lists. Not for the one next step of a page: that is a button link.
 */
export function Link({ link, children, className, current = false, hideIcon = false, onPress }: LinkProps) {
	const t = useTranslate();
	const note = linkNoteKey(link);
	return (
		<a
			href={link.href}
			className={className}
			hrefLang={link.hreflang ?? undefined}
			target={link.newTab ? "_blank" : undefined}
			rel={link.rel ?? undefined}
			aria-current={current ? "page" : undefined}
			onClick={onPress && ((event) => handlePress(event, onPress))}
		>
			{children}
			{link.newTab && !hideIcon ? (
				<span className={styles.end} aria-hidden>
					<Icon name="external" className={styles.external} />
				</span>
			) : null}
			{note ? <span className="visually-hidden">{` (${t(`link.${note}`)})`}</span> : null}
		</a>
	);
}

function handlePress(event: MouseEvent, onPress: () => void): void {
	if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
	event.preventDefault();
	onPress();
}
