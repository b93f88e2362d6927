import { useEffect } from "react";
import type { PlacingState } from "#ui/shop/order/order-props.ts";

/** What services answer whose settings are others; the second one those of the previous release. */
const outdated = ["checkout.shippingChanged", "checkout.wrappingChanged"];

/** Whether the order service refuses an order since the page knows older settings than it. */
export function isOutdated(placing: PlacingState): boolean {
	if (placing.step === "changed") return placing.wrapping;
	if (placing.step === "outdated") return true;
	return placing.step === "problems" && placing.problems.some(({ key }) => outdated.includes(key));
}

/** Reads the settings again where the order service has others, so that the customer sees what can be ordered. */
export function useReadAgain(placing: PlacingState, retry: () => void): void {
	useEffect(() => {
		if (isOutdated(placing)) retry();
	}, [placing, retry]);
}
