import { useEffect, useRef } from "react";
import type { OrderAttempt } from "#core/checkout/order-attempts.ts";
import { Button } from "#ui/components/button.tsx";
import { formatPrice } from "#ui/components/format-price.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { ContactOptions, NoticeActions, OrderNotice } from "#ui/shop/order/order-notice.tsx";

/**
 * A notice that it is unknown whether the open order arrived, and that retrying cannot order twice (R-ORDER-06,
 * B-REL-02, B-REL-05). Before that, it says that another tab is sending it or that its status is being requested.
 */
export function OrderUnknown({
	step,
	attempt,
	onRetry,
}: {
	readonly step: "elsewhere" | "asking" | "unknown";
	/** The open order. */
	readonly attempt: OrderAttempt | null;
	readonly onRetry: () => void;
}) {
	const t = useTranslate();
	const { language } = useShell();
	const place = useRef<HTMLDivElement>(null);
	// The order button has disappeared, and the focus with it.
	useEffect(() => {
		place.current?.scrollIntoView({ block: "center" });
	}, []);
	const { total, currency, totalCount } = attempt?.payload ?? { total: null, currency: null, totalCount: 0 };
	return (
		<div ref={place}>
			{step === "unknown" ? (
				<OrderNotice title={t("order.unknown")} problem urgent>
					<p>{t("order.unknownText")}</p>
					{total === null ? null : (
						<p>
							{t("order.unknownWhich", {
								count: totalCount,
								total: formatPrice(total, currency, language),
							})}
						</p>
					)}
					<NoticeActions>
						<Button buys onPress={onRetry}>
							{t("checkout.retry")}
						</Button>
					</NoticeActions>
					<ContactOptions />
				</OrderNotice>
			) : (
				<OrderNotice title={t(step === "asking" ? "order.asking" : "checkout.elsewhere")} urgent />
			)}
		</div>
	);
}
