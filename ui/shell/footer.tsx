import { IslandHost } from "#ui/foundation/island.tsx";
import styles from "#ui/shell/footer.module.css";
import type { FooterProps } from "#ui/shell/footer-contents.tsx";
import { footerIsland } from "#ui/shell/shell-islands.ts";

/**
 * The foot of every page: navigation groups, widgets, legal links (R-FOOT-01, R-FOOT-02). At the checkout it is short:
 * nothing but the legal links leads away from there.
 *
 * Use it for the end of every page, once. Not for links that belong to one page.
 */
export function Footer(props: FooterProps) {
	return (
		<IslandHost as="footer" className={styles.footer} part="footer" island={footerIsland} props={props} />
	);
}
