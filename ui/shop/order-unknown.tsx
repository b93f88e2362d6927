import { useEffect, useRef } from "react";
import { Button } from "#ui/components/button.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import { NoticeActions, OrderNotice, ReachUs } from "#ui/shop/order-notice.tsx";

/**
 * Says that nobody knows whether the order arrived, and that trying again cannot order twice (R-ORDER-06, B-REL-02).
 * `elsewhere`: another tab is still sending it.
 */
export function OrderUnknown({
	elsewhere,
	onRetry,
}: {
	readonly elsewhere: boolean;
	readonly onRetry: () => void;
}) {
	const words = useWords();
	const place = useRef<HTMLDivElement>(null);
	// The order button, and the focus with it, is gone.
	useEffect(() => {
		place.current?.scrollIntoView({ block: "center" });
	}, []);
	return (
		<div ref={place}>
			{elsewhere ? (
				<OrderNotice title={words("checkout.elsewhere")} urgent />
			) : (
				<OrderNotice title={words("order.unknown")} problem urgent>
					<p>{words("order.unknownText")}</p>
					<NoticeActions>
						<Button onPress={onRetry}>{words("checkout.retry")}</Button>
					</NoticeActions>
					<ReachUs />
				</OrderNotice>
			)}
		</div>
	);
}
