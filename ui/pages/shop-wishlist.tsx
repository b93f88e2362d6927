import type { PageModel } from "#core/models/page-model.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { shopModelOf } from "#ui/pages/template.ts";
import { LazyPage } from "#ui/shop/order/lazy-page.tsx";
import { Skeleton } from "#ui/shop/order/order-notice.tsx";
import { useLazyCheckout } from "#ui/shop/order/use-lazy-checkout.ts";

const loadContents = () =>
	import("#ui/shop/wishlist/wishlist-contents.tsx").then((module) => module.WishlistContents);

/** The wishlist (B-USE-14). Only the browser knows its items, so the prerendered page contains just the header. */
export function WishlistPage({ page }: { readonly page: PageModel }) {
	const t = useTranslate();
	const loaded = useLazyCheckout(loadContents);
	const { categories } = shopModelOf(page, "wishlist");
	return (
		<LazyPage
			page={page}
			checkout={loaded}
			loading={<Skeleton label={t("wishlist.loading")} scriptNeeded={t("wishlist.scriptNeeded")} />}
			failedKey="wishlist.notLoaded"
		>
			{({ shop, services, part: Contents }) => (
				<Contents shop={shop} services={services} categories={categories} />
			)}
		</LazyPage>
	);
}
