import { useEffect, useState } from "react";
import { orderAttempts } from "#core/checkout/order-attempts.ts";
import type { PageModel } from "#core/models/page-model.ts";
import type { ShopServices } from "#core/models/shop-services.ts";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import { PlainPageHeader } from "#ui/components/page-headers.tsx";
import { useServices } from "#ui/foundation/services.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { lastOrder, storeLastOrder } from "#ui/shop/last-order.ts";
import { Confirmation } from "#ui/shop/order/confirmation-details.tsx";
import { type ConfirmedOrder, decodeConfirmedOrder, endCheckout } from "#ui/shop/order/confirmation-state.ts";
import { ContactOptions } from "#ui/shop/order/order-notice.tsx";
import styles from "#ui/shop/order/order-page.module.css";
import { type LazyCheckout, useLazyCheckout } from "#ui/shop/order/use-lazy-checkout.ts";
import { useSettings } from "#ui/shop/use-settings.ts";
import { useShop } from "#ui/shop/use-shop.ts";

// Exact arithmetic is larger than this page, so it loads with the shop.
async function loadConfirmedOrder(shop: Promise<ShopServices>) {
	const [{ confirmedOrder }, { providers }] = await Promise.all([
		import("#ui/shop/order/confirmed-order.ts"),
		shop.then(({ loadPayments }) => loadPayments()),
	]);
	return { confirmedOrder, providers };
}

type LoadedModule = LazyCheckout<Awaited<ReturnType<typeof loadConfirmedOrder>>>;

/** The result of an order from its history entry (R-PAY-04, R-ORDER-09); a direct visit has none. */
export function ConfirmationPage({ page }: { readonly page: PageModel }) {
	const t = useTranslate();
	const { paths } = useShop();
	const checkout = useLazyCheckout(loadConfirmedOrder);
	const confirmed = useConfirmedOrder(checkout);
	const heading = confirmed ? t("order.thanks") : page.heading;
	const lead = confirmed
		? t(confirmed.order.confirmation_mailed === false ? "order.notMailed" : "order.nextMail", {
				email: confirmed.customerEmail,
			})
		: (page.lead ?? t("order.nobody"));
	return (
		<div className={styles.page}>
			<PlainPageHeader page={{ ...page, heading, lead }} />
			<div className={styles.body}>
				{confirmed ? (
					<Confirmation confirmed={confirmed} shop={checkout.status === "ready" ? checkout.shop : null} />
				) : (
					<>
						<ContactOptions />
						<ButtonLink link={pageLink(paths.list)} quiet>
							{t("cart.toShop")}
						</ButtonLink>
					</>
				)}
			</div>
		</div>
	);
}

/**
 * Returns the order in the history entry, else the completed open one that was not shown yet, else this tab's last
 * one. The entry then stores it, so that reload and back show the same order.
 */
function useConfirmedOrder(module: LoadedModule): ConfirmedOrder | null {
	const services = useServices();
	const shop = module.status === "ready" ? module.shop : null;
	const { settings: built, current, failed } = useSettings(shop);
	const settings = current ?? (failed ? built : null);
	const [confirmed, setConfirmed] = useState<ConfirmedOrder | null>(null);
	useEffect(() => {
		const decoded = decodeConfirmedOrder(services?.navigation.state());
		if (decoded.ok) setConfirmed(decoded.value);
	}, [services]);
	useEffect(() => {
		if (module.status !== "ready") return;
		const { shop, services, part } = module;
		const { confirmedOrder, providers } = part;
		const { storage, logger, time, navigation } = services;
		const attempts = orderAttempts(storage, logger, () => time.now());
		const decoded = decodeConfirmedOrder(navigation.state());
		const open = attempts.open();
		const settled = open
			? settings && confirmedOrder(open, { ...settings, providers })
			: lastOrder(shop, services);
		const shown = decoded.ok ? decoded.value : settled;
		if (!shown) return;
		if (!decoded.ok) navigation.replaceState(shown);
		storeLastOrder(shown, shop, services);
		setConfirmed(shown);
		void endCheckout(shown.order, shop, attempts);
	}, [module, settings]);
	return confirmed;
}
