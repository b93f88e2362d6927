import { useEffect } from "react";
import type { PlacingState } from "#ui/shop/order/order-props.ts";

/** Whether the order service refuses an order since the page knows older settings than it. */
function isOutdated(placing: PlacingState): boolean {
	return placing.step === "changed"
		? placing.wrapping
		: placing.step === "problems" && placing.problems.some(({ key }) => key === "checkout.shippingChanged");
}

/** Reads the settings again where the order service has others, so that the customer sees what can be ordered. */
export function useReadAgain(placing: PlacingState, retry: () => void): void {
	useEffect(() => {
		if (isOutdated(placing)) retry();
	}, [placing, retry]);
}
