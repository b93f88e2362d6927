import { useEffect, useState, useSyncExternalStore } from "react";
import { maxCompared } from "#core/wishlist/compared-features.ts";
import type { WishedPlace, Wishlist } from "#core/wishlist/wishlist.ts";
import { formatWishlistSearch, parseWishlistSearch } from "#core/wishlist/wishlist-link.ts";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import { openWishlist } from "#ui/elements/open-wishlist.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { useSearch } from "#ui/foundation/use-search.ts";
import cart from "#ui/shop/cart/cart-contents.module.css";
import notice from "#ui/shop/order/order-notice.module.css";
import { NoticeActions, OrderNotice, useTopInView } from "#ui/shop/order/order-notice.tsx";
import { useShop } from "#ui/shop/use-shop.ts";
import { ComparedProducts } from "#ui/shop/wishlist/compared-products.tsx";
import { RemovedFromWishlist } from "#ui/shop/wishlist/removed-from-wishlist.tsx";
import { ShareWishlist } from "#ui/shop/wishlist/share-wishlist.tsx";
import { SharedWishlist } from "#ui/shop/wishlist/shared-wishlist.tsx";
import { ViewedSection } from "#ui/shop/wishlist/viewed-section.tsx";
import styles from "#ui/shop/wishlist/wishlist-contents.module.css";
import { type Comparison, WishlistLines } from "#ui/shop/wishlist/wishlist-lines.tsx";
import type { WishlistProps } from "#ui/shop/wishlist/wishlist-props.ts";

/** The visitor's own wishlist, or the one that the address names (B-USE-14). */
export function WishlistContents({ shop, services }: WishlistProps) {
	const search = useSearch();
	const shared = parseWishlistSearch("item", search);
	const { subscribe, state } = openWishlist(services);
	const own = useSyncExternalStore(subscribe, state, state);
	const compared = parseWishlistSearch("compare", search).slice(0, maxCompared);
	const compare = (items: readonly WishedPlace[]) =>
		services.navigation.changeSearch(formatWishlistSearch("compare", items), "replace");
	if (shared.length > 0) return <SharedWishlist items={shared} shop={shop} services={services} />;
	return (
		<>
			<ComparedProducts items={compared} shop={shop} services={services} onChange={compare} />
			<OwnWishlist items={own} shop={shop} services={services} comparison={{ compared, compare }} />
			<ViewedSection shop={shop} services={services} />
		</>
	);
}

function OwnWishlist({
	items,
	shop,
	services,
	comparison,
}: WishlistProps & { readonly items: Wishlist; readonly comparison: Comparison }) {
	const t = useTranslate();
	const wishlist = openWishlist(services);
	const [removed, setRemoved] = useState<Wishlist>([]);
	const [kept, setKept] = useState(true);
	useEffect(() => setKept(wishlist.isPersisted()), [wishlist]);
	const remove = (gone: Wishlist) => {
		setRemoved(gone);
		wishlist.dispatch({ type: "remove", items: gone });
	};
	return (
		<>
			<RemovedFromWishlist
				items={removed}
				shop={shop}
				onUndo={() => {
					wishlist.dispatch({ type: "add", items: removed });
					setRemoved([]);
				}}
			/>
			{items.length === 0 ? <EmptyWishlist kept={kept} /> : null}
			{items.length > 0 && !kept ? <OrderNotice title={t("wishlist.notKept")} /> : null}
			{items.length > 0 ? (
				<>
					<WishlistLines
						items={items}
						shop={shop}
						services={services}
						own={{ ...comparison, remove: (item) => remove([item]) }}
					/>
					<div className={styles.whole}>
						<ShareWishlist items={items} parameter="item" />
						<button type="button" className={cart.remove} onClick={() => remove(items)}>
							{t("wishlist.clear")}
						</button>
					</div>
				</>
			) : null}
		</>
	);
}

function EmptyWishlist({ kept }: { readonly kept: boolean }) {
	const { paths } = useShop();
	const t = useTranslate();
	const place = useTopInView();
	return (
		<div ref={place} className={notice.empty}>
			<p className={notice.title}>{t("wishlist.empty")}</p>
			<p>{t(kept ? "wishlist.emptyText" : "wishlist.notKept")}</p>
			<NoticeActions>
				<ButtonLink link={pageLink(paths.list)}>{t("cart.toShop")}</ButtonLink>
			</NoticeActions>
		</div>
	);
}
