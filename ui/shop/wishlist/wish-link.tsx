import { escapeMarkup } from "#core/text/escape-markup.ts";
import { Icon } from "#ui/components/icon.tsx";
import { LiveElement } from "#ui/components/live-element.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/wishlist/wish-link.module.css";

/** The header's link to the wishlist with its count (B-USE-14); renders nothing if the shop has no wishlist. */
export function WishLink({
	path,
	className = "",
	bare = false,
}: {
	readonly path: string;
	readonly className?: string | undefined;
	/** Whether its text is only for screen readers. */
	readonly bare?: boolean;
}) {
	const { shop } = useShell();
	const t = useTranslate();
	const href = shop?.paths.wishlist;
	if (!href) return null;
	return (
		<a
			className={`${className} ${styles.link} ${bare ? styles.bare : ""}`.trim()}
			href={href}
			aria-current={path === href ? "page" : undefined}
		>
			<Icon name="heart" />
			<LiveElement
				name="wish-count"
				html={`<span>${escapeMarkup(t("header.wishlist", { total: 0 }))}</span><i data-count="0"></i>`}
			/>
		</a>
	);
}
