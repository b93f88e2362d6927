import { useEffect } from "react";
import type { PlacingState } from "#ui/shop/order/order-props.ts";

/** The keys of a service whose settings differ; the second one is from the previous release. */
const outdated = ["checkout.shippingChanged", "checkout.wrappingChanged"];

/** Returns whether the order service refuses an order because the page has older settings. */
export function isOutdated(placing: PlacingState): boolean {
	if (placing.step === "changed") return placing.wrapping;
	if (placing.step === "outdated") return true;
	return placing.step === "problems" && placing.problems.some(({ key }) => outdated.includes(key));
}

/** Reads the settings again if the order service has others, so that the customer sees what can be ordered. */
export function useReadAgain(placing: PlacingState, retry: () => void): void {
	useEffect(() => {
		if (isOutdated(placing)) retry();
	}, [placing, retry]);
}
