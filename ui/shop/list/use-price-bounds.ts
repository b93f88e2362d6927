import { useEffect, useEffectEvent, useState } from "react";
import type { PriceBounds } from "#core/catalogue/query.ts";

/** How long a handle rests until its price counts, in milliseconds: a browser takes only so many URLs a second. */
const restingTime = 200;

/** Bounds that a visitor has given, ahead of the address that will name them. */
interface GivenBounds {
	readonly bounds: PriceBounds;
	/** Whether they were reported, so that the next bounds of the address take their place. */
	readonly reported: boolean;
}

const areSame = (one: PriceBounds, other: PriceBounds) => one.min === other.min && one.max === other.max;

/**
 * The price bounds as a visitor sees them: those of the address, or what was slid or typed since. `slide` reports bounds once the
 * handle rests, `take` at once.
 */
export function usePriceBounds(chosen: PriceBounds, onChange: (bounds: PriceBounds) => void) {
	const [given, setGiven] = useState<GivenBounds | null>(null);
	const [before, setBefore] = useState(chosen);
	if (!areSame(before, chosen)) {
		setBefore(chosen);
		if (given?.reported) setGiven(null);
	}
	const report = useEffectEvent((bounds: PriceBounds) => {
		setGiven({ bounds, reported: true });
		onChange(bounds);
	});
	useEffect(() => {
		if (!given || given.reported) return;
		const timeout = setTimeout(() => report(given.bounds), restingTime);
		return () => clearTimeout(timeout);
	}, [given]);
	return {
		bounds: given?.bounds ?? chosen,
		slide: (bounds: PriceBounds) => setGiven({ bounds, reported: false }),
		take(bounds: PriceBounds) {
			setGiven({ bounds, reported: true });
			onChange(bounds);
		},
	};
}
