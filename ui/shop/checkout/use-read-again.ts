import { useEffect } from "react";
import type { PlacingState } from "#ui/shop/order/order-props.ts";

/** What the order service refuses where the page knows older settings than it. */
const outdated = ["checkout.shippingChanged", "checkout.wrappingChanged"];

/** Reads the settings again where the order service has others, so that the customer sees what can be ordered. */
export function useReadAgain(placing: PlacingState, retry: () => void): void {
	useEffect(() => {
		if (placing.step === "problems" && placing.problems.some(({ key }) => outdated.includes(key))) retry();
	}, [placing, retry]);
}
