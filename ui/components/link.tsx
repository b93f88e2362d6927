import type { MouseEvent, ReactNode } from "react";
import { linkNoteKey, type NavigationLink } from "#core/navigation/link.ts";
import type { ThemePart } from "#core/theme/theme-parts.ts";
import { Icon } from "#ui/components/icon.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "./link.module.css";

/** The props of a link. */
export interface LinkProps {
	readonly link: NavigationLink;
	readonly children: ReactNode;
	readonly className?: string | undefined;
	/** Its name in a site's `theme.css`. */
	readonly part?: ThemePart;
	/** Whether it links to the current page (`aria-current`). */
	readonly current?: boolean;
	/** Whether to omit the new-tab icon, if the content is an icon itself. */
	readonly hideIcon?: boolean;
	/** Handles a plain click instead of the browser; without script and for new tabs the link works natively. */
	readonly onPress?: (() => void) | undefined;
}

/**
 * An internal link, or an external one with a new-tab note (R-NAV-05).
 *
 * Use it for links in texts and lists. Not for the one next step of a page: that is a button link.
 */
export function Link(props: LinkProps) {
	const { link, children, className, part, current = false, hideIcon = false, onPress } = props;
	const t = useTranslate();
	const note = linkNoteKey(link);
	return (
		<a
			href={link.href}
			className={className}
			data-part={part}
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
