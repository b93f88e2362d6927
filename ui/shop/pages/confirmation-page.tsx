import { useEffect, useMemo, useState } from "react";
import { paymentKind } from "#core/checkout/payment-methods.ts";
import { sameId } from "#core/shared/branded.ts";
import type { PageModel } from "#core/site/page-model.ts";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import { PlainHead } from "#ui/components/page-heads.tsx";
import { type Services, useServices } from "#ui/foundation/services.tsx";
import type { ShopServices } from "#ui/foundation/shop-services.ts";
import { useWords } from "#ui/foundation/words.tsx";
import { Confirmation } from "#ui/shop/confirmation-details.tsx";
import { type ConfirmedOrder, decodeConfirmedOrder, endCheckout } from "#ui/shop/confirmation-state.ts";
import { orderAttempts } from "#ui/shop/order-attempt.ts";
import { ReachUs } from "#ui/shop/order-notice.tsx";
import styles from "#ui/shop/order-page.module.css";
import { useOrderProgram } from "#ui/shop/use-order-program.ts";
import { useShop } from "#ui/shop/use-shop.ts";

const nothingMore = async () => null;

/** What became of an order, as its history entry tells (R-PAY-04, R-ORDER-09); a direct visit names none. */
export function ConfirmationPage({ page }: { readonly page: PageModel }) {
	const words = useWords();
	const { paths } = useShop();
	const confirmed = useConfirmedOrder();
	const heading = confirmed ? words("order.thanks") : page.heading;
	const lead = confirmed
		? words("order.nextMail", { email: confirmed.customerEmail })
		: (page.lead ?? words("order.nobody"));
	return (
		<div className={styles.page}>
			<PlainHead page={{ ...page, heading, lead }} />
			<div className={styles.body}>
				{confirmed ? (
					<Confirmation confirmed={confirmed} />
				) : (
					<>
						<ReachUs />
						<ButtonLink link={pageLink(paths.list)} quiet>
							{words("cart.toShop")}
						</ButtonLink>
					</>
				)}
			</div>
		</div>
	);
}

/** The order that the history entry carries, else the one of the draft that was taken and not yet shown. */
function useConfirmedOrder(): ConfirmedOrder | null {
	const services = useServices();
	const program = useOrderProgram(nothingMore);
	const shop = program.status === "ready" ? program.shop : null;
	const [confirmed, setConfirmed] = useState<ConfirmedOrder | null>(null);
	useEffect(() => {
		const decoded = decodeConfirmedOrder(services?.navigation.state());
		if (decoded.ok) setConfirmed(decoded.value);
	}, [services]);
	const known = useTakenOrder(shop, services);
	useEffect(() => {
		if (!services || !shop) return;
		const { storage, logger, time } = services;
		const decoded = decodeConfirmedOrder(services.navigation.state());
		const shown = decoded.ok ? decoded.value : known?.();
		if (!shown) return;
		setConfirmed(shown);
		endCheckout(
			shown.order,
			shop,
			orderAttempts(storage, logger, () => time.now()),
		);
	}, [services, shop, known]);
	return confirmed;
}

/** Gives the draft's order where nothing is left to pay with a provider. */
function useTakenOrder(
	shop: ShopServices | null,
	services: Services | null,
): (() => ConfirmedOrder | null) | null {
	const { settings } = useShop();
	return useMemo(() => {
		if (!shop || !services) return null;
		const { storage, logger, time } = services;
		return () => {
			const { placedOrder, order_uuid, paymentMethod, customerEmail } = shop.checkout.state().draft;
			if (!placedOrder || paymentMethod === null) return null;
			const kind = paymentKind(settings, paymentMethod);
			const paid = orderAttempts(storage, logger, () => time.now()).of(order_uuid)?.paid ?? false;
			if (kind !== "transfer" && !paid) return null;
			const method = settings.payment_methods.find(({ id }) => sameId(id, paymentMethod));
			return { order: placedOrder, customerEmail, payment: method?.display_name ?? "", kind, paid };
		};
	}, [shop, services, settings]);
}
