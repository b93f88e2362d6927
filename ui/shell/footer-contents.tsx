import type { NavigationItem } from "#core/navigation/menu.ts";
import { Link } from "#ui/components/link.tsx";
import { replaceable } from "#ui/foundation/replaceable.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shell/footer.module.css";
import { FooterAccordion } from "#ui/shell/footer-accordion.tsx";
import { FooterLegal } from "#ui/shell/footer-legal.tsx";
import { FooterWidget } from "#ui/shell/footer-widget.tsx";
import { NamedNavigationList } from "#ui/shell/navigation-groups.tsx";
import { groupsOf, isCurrent } from "#ui/shell/navigation-items.ts";

/** The props of {@link FooterContents}. */
export interface FooterProps {
	/** The path of the page. */
	readonly path: string;
	/** Whether nothing but the legal links leads away. */
	readonly short?: boolean;
}

/** The contents of the footer: navigation groups, widgets, legal links (R-FOOT-01, R-FOOT-02). */
export const FooterContents = replaceable(
	"Footer",
	function FooterContents({ path, short = false }: FooterProps) {
		const { primary, widgets } = useShell();
		const t = useTranslate();
		// A menu without groups is the same list as the widget of the navigation.
		const isRepeated =
			widgets.some(({ name }) => name === "navigation") &&
			primary.every((item) => groupsOf(item).length === 0);
		return (
			<div className={`drawn-when-near ${styles.inner}`} data-short={short || undefined}>
				{primary.length > 0 && !short && !isRepeated ? (
					<nav className={styles.navigation} aria-label={t("footer.sections")}>
						<FooterNavigation path={path} />
					</nav>
				) : null}
				{short ? null : (
					<div className={styles.widgets}>
						{widgets.map((widget, index) => (
							<FooterWidget key={index} widget={widget} id={`footer-widget-${index}`} path={path} />
						))}
					</div>
				)}
				<FooterLegal path={path} />
			</div>
		);
	},
);

/** Items with lists below them have a column each; those without share the last. */
function FooterNavigation({ path }: { readonly path: string }) {
	const { primary } = useShell();
	const columns = primary.filter((item) => groupsOf(item).length > 0);
	const single = primary.filter((item) => groupsOf(item).length === 0);
	return (
		<>
			{columns.map((item, index) => (
				<div key={`${index} ${item.label}`} className={item.className ?? undefined}>
					<FooterAccordion label={item.label} heading={<FooterHeading item={item} path={path} />}>
						{item.link ? (
							<Link link={item.link} className={styles.own} current={isCurrent(item, path)}>
								{item.label}
							</Link>
						) : null}
						{groupsOf(item).map((group, place) => (
							<NamedNavigationList key={`${place} ${group.label}`} group={group} path={path} />
						))}
					</FooterAccordion>
				</div>
			))}
			{single.length > 0 ? (
				<ul className={styles.single}>
					{single.map((item, index) => (
						<li key={`${index} ${item.label}`} className={item.className ?? undefined}>
							<FooterHeading item={item} path={path} />
						</li>
					))}
				</ul>
			) : null}
		</>
	);
}

function FooterHeading({ item, path }: { readonly item: NavigationItem; readonly path: string }) {
	if (!item.link) return <span className={styles.heading}>{item.label}</span>;
	return (
		<Link link={item.link} className={styles.heading} current={isCurrent(item, path)}>
			{item.label}
		</Link>
	);
}
