import { useEffect, useMemo, useState } from "react";
import { orderAttempts } from "#core/checkout/order-attempts.ts";
import { isWithProvider, paymentKind } from "#core/checkout/payment-methods.ts";
import { sameId } from "#core/shared/branded.ts";
import type { PageModel } from "#core/site/page-model.ts";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import { PlainHead } from "#ui/components/page-heads.tsx";
import { useServices } from "#ui/foundation/services.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import { Confirmation } from "#ui/shop/confirmation-details.tsx";
import { type ConfirmedOrder, decodeConfirmedOrder, endCheckout } from "#ui/shop/confirmation-state.ts";
import { ReachUs } from "#ui/shop/order-notice.tsx";
import styles from "#ui/shop/order-page.module.css";
import { type OrderProgram, useOrderProgram } from "#ui/shop/use-order-program.ts";
import { useShop } from "#ui/shop/use-shop.ts";

// Exact sums weigh more than this page: they come with the shop.
const loadGoods = async () => (await import("#ui/shop/ordered-goods.ts")).orderedGoods;

type LoadedProgram = OrderProgram<Awaited<ReturnType<typeof loadGoods>>>;

/** What became of an order, as its history entry tells (R-PAY-04, R-ORDER-09); a direct visit names none. */
export function ConfirmationPage({ page }: { readonly page: PageModel }) {
	const words = useWords();
	const { paths } = useShop();
	const program = useOrderProgram(loadGoods);
	const confirmed = useConfirmedOrder(program);
	const heading = confirmed ? words("order.thanks") : page.heading;
	const lead = confirmed
		? words("order.nextMail", { email: confirmed.customerEmail })
		: (page.lead ?? words("order.nobody"));
	return (
		<div className={styles.page}>
			<PlainHead page={{ ...page, heading, lead }} />
			<div className={styles.body}>
				{confirmed ? (
					<Confirmation confirmed={confirmed} shop={program.status === "ready" ? program.shop : null} />
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
function useConfirmedOrder(program: LoadedProgram): ConfirmedOrder | null {
	const services = useServices();
	const shop = program.status === "ready" ? program.shop : null;
	const [confirmed, setConfirmed] = useState<ConfirmedOrder | null>(null);
	useEffect(() => {
		const decoded = decodeConfirmedOrder(services?.navigation.state());
		if (decoded.ok) setConfirmed(decoded.value);
	}, [services]);
	const known = useTakenOrder(program);
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
function useTakenOrder(program: LoadedProgram): (() => ConfirmedOrder | null) | null {
	const { settings } = useShop();
	return useMemo(() => {
		if (program.status !== "ready") return null;
		const { shop, part: orderedGoods } = program;
		const { storage, logger, time } = program.services;
		return () => {
			const { placedOrder, order_uuid, paymentMethod, customerEmail } = shop.checkout.state().draft;
			if (!placedOrder || paymentMethod === null) return null;
			const kind = paymentKind(settings, paymentMethod);
			const attempt = orderAttempts(storage, logger, () => time.now()).of(order_uuid);
			const paid = attempt?.paid ?? false;
			if (isWithProvider(kind) && !paid) return null;
			const method = settings.payment_methods.find(({ id }) => sameId(id, paymentMethod));
			const goods = orderedGoods(shop.cart.state(), attempt?.payload ?? null);
			return { order: placedOrder, customerEmail, payment: method?.display_name ?? "", kind, paid, goods };
		};
	}, [program, settings]);
}
