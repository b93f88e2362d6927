import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ShopCategoryLink } from "#core/models/shop-model.ts";
import { maxCompared } from "#core/wishlist/compared-features.ts";
import { isWished, type WishedPlace, type Wishlist } from "#core/wishlist/wishlist.ts";
import { formatWishlistSearch, parseWishlistSearch } from "#core/wishlist/wishlist-link.ts";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import { openWishlist } from "#ui/elements/open-wishlist.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { useSearch } from "#ui/foundation/use-search.ts";
import cart from "#ui/shop/cart/cart-contents.module.css";
import notice from "#ui/shop/order/order-notice.module.css";
import { EmptyWays, NoticeActions, OrderNotice, useTopInView } from "#ui/shop/order/order-notice.tsx";
import { useShop } from "#ui/shop/use-shop.ts";
import { ComparedProducts } from "#ui/shop/wishlist/compared-products.tsx";
import { RemovedFromWishlist } from "#ui/shop/wishlist/removed-from-wishlist.tsx";
import { ShareWishlist } from "#ui/shop/wishlist/share-wishlist.tsx";
import { SharedWishlist } from "#ui/shop/wishlist/shared-wishlist.tsx";
import {
	isDiscontinued,
	useWishedProducts,
	type WishlistProps,
} from "#ui/shop/wishlist/use-wished-products.ts";
import { ViewedSection } from "#ui/shop/wishlist/viewed-section.tsx";
import styles from "#ui/shop/wishlist/wishlist-contents.module.css";
import { type Comparison, WishlistLines } from "#ui/shop/wishlist/wishlist-lines.tsx";

/** The visitor's own wishlist, or the shared one in the URL (B-USE-14). */
export function WishlistContents({
	shop,
	services,
	categories,
}: WishlistProps & {
	/** The categories that an empty list links to. */
	readonly categories: readonly ShopCategoryLink[];
}) {
	const search = useSearch();
	const shared = parseWishlistSearch("item", search);
	const { subscribe, state } = openWishlist(services);
	const own = useSyncExternalStore(subscribe, state, state);
	const compared = parseWishlistSearch("compare", search).slice(0, maxCompared);
	const read = useWishedProducts(shop, compared);
	const gone = read.wished.filter(isDiscontinued).map(({ item }) => item);
	const compare = (items: readonly WishedPlace[]) =>
		services.navigation.changeSearch(formatWishlistSearch("compare", items), "replace");
	const comparison = { compared: compared.filter((item) => !isWished(gone, item)), compare };
	if (shared.length > 0) return <SharedWishlist items={shared} shop={shop} services={services} />;
	return (
		<>
			{compared.length > 0 ? (
				<ComparedProducts {...read} items={compared} shop={shop} onChange={compare} />
			) : null}
			<OwnWishlist
				items={own}
				shop={shop}
				services={services}
				comparison={comparison}
				categories={categories}
			/>
			<ViewedSection shop={shop} services={services} />
		</>
	);
}

function OwnWishlist({
	items,
	shop,
	services,
	comparison,
	categories,
}: WishlistProps & {
	readonly items: Wishlist;
	readonly comparison: Comparison;
	readonly categories: readonly ShopCategoryLink[];
}) {
	const t = useTranslate();
	const wishlist = openWishlist(services);
	const [removed, setRemoved] = useState<Wishlist>([]);
	const [isPersisted, setPersisted] = useState(true);
	useEffect(() => setPersisted(wishlist.isPersisted()), [wishlist]);
	const [isFull, setFull] = useState(false);
	const list = useRef<HTMLElement>(null);
	const remove = (gone: Wishlist) => {
		setRemoved(gone);
		setFull(false);
		wishlist.dispatch({ type: "remove", items: gone });
	};
	const undo = () => {
		const outcome = wishlist.dispatch({ type: "add", items: removed });
		setFull(outcome === "full");
		if (outcome === "full") return setRemoved(removed.filter((item) => !isWished(wishlist.state(), item)));
		setRemoved([]);
		// The pressed button has disappeared.
		list.current?.focus({ preventScroll: true });
	};
	return (
		<section ref={list} className={styles.own} aria-label={t("wishlist.lines")} tabIndex={-1}>
			<RemovedFromWishlist items={removed} shop={shop} isFull={isFull} onUndo={undo} />
			{items.length === 0 && comparison.compared.length === 0 ? (
				<EmptyWishlist isPersisted={isPersisted} categories={categories} />
			) : null}
			{items.length > 0 && !isPersisted ? <OrderNotice title={t("wishlist.notKept")} /> : null}
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
		</section>
	);
}

function EmptyWishlist({
	isPersisted,
	categories,
}: {
	readonly isPersisted: boolean;
	readonly categories: readonly ShopCategoryLink[];
}) {
	const { paths } = useShop();
	const t = useTranslate();
	const place = useTopInView();
	return (
		<div ref={place} className={notice.empty}>
			<p className={notice.title}>{t("wishlist.empty")}</p>
			<p>{t(isPersisted ? "wishlist.emptyText" : "wishlist.notKept")}</p>
			<NoticeActions>
				<ButtonLink link={pageLink(paths.list)}>{t("cart.toShop")}</ButtonLink>
			</NoticeActions>
			<EmptyWays categories={categories} />
		</div>
	);
}
