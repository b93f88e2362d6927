import { useId } from "react";
import { outsideLink } from "#core/navigation/link.ts";
import type { Wishlist } from "#core/wishlist/wishlist.ts";
import { formatWishlistSearch, type WishlistParameter } from "#core/wishlist/wishlist-link.ts";
import { Link } from "#ui/components/link.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import fields from "#ui/shop/product/product-fields.module.css";
import { useShop } from "#ui/shop/use-shop.ts";
import styles from "#ui/shop/wishlist/wishlist-contents.module.css";

/** The link that shows others the list; it contains product ids and nothing about the visitor (B-USE-14). */
export function ShareWishlist({
	items,
	parameter,
}: {
	readonly items: Wishlist;
	readonly parameter: WishlistParameter;
}) {
	const t = useTranslate();
	const id = useId();
	const { domain } = useShell();
	const { paths } = useShop();
	const address = `https://${domain}${paths.wishlist}?${formatWishlistSearch(parameter, items)}`;
	return (
		<div className={styles.share}>
			<label htmlFor={id}>{t(`wishlist.share.${parameter}`)}</label>
			<input
				id={id}
				className={fields.input}
				value={address}
				readOnly
				aria-describedby={`${id}-help`}
				onFocus={({ currentTarget }) => currentTarget.select()}
			/>
			<p id={`${id}-help`}>
				{t("wishlist.shareText")}{" "}
				<Link link={outsideLink(`mailto:?body=${encodeURIComponent(address)}`)}>{t("wishlist.byMail")}</Link>
			</p>
		</div>
	);
}
