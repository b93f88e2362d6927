import type { ReactNode } from "react";
import type { NavigationLink } from "#core/navigation/link.ts";
import styles from "#ui/components/button-link.module.css";
import { Link } from "#ui/components/link.tsx";

/**
 * A prominent link: the next step of a page.
 *
 * Use it for the one next step of a page or a section. Not for links in running text, or actions on the same page.
 */
export function ButtonLink({
	link,
	quiet = false,
	buys = false,
	onPress,
	children,
}: {
	readonly link: NavigationLink;
	/** As in {@link Link}. */
	readonly onPress?: (() => void) | undefined;
	/** Whether it is an outline, next to a stronger button. */
	readonly quiet?: boolean;
	/** Whether it leads to a purchase, so that it is filled in every style of buttons. */
	readonly buys?: boolean;
	readonly children: ReactNode;
}) {
	return (
		<Link
			link={link}
			className={
				quiet ? `${styles.button} ${styles.quiet}` : buys ? `${styles.button} ${styles.buys}` : styles.button
			}
			part="button"
			onPress={onPress}
		>
			{children}
		</Link>
	);
}

/** Returns a link to a path of the site that is known to exist. */
export function pageLink(href: string): NavigationLink {
	return { href, kind: "internal", hreflang: null, newTab: false, rel: null };
}
