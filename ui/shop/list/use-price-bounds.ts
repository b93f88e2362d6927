import { useEffect, useEffectEvent, useState } from "react";
import type { PriceBounds } from "#core/catalogue/query.ts";

/**
 * The time in milliseconds after which a resting handle takes effect, because browsers limit the URL changes per
 * second.
 */
const restingTime = 200;

/** Bounds that a visitor has chosen and that are not in the URL yet. */
interface GivenBounds {
	readonly bounds: PriceBounds;
	/** Whether they were reported, so that the next bounds of the URL replace them. */
	readonly reported: boolean;
}

const areSame = (one: PriceBounds, other: PriceBounds) => one.min === other.min && one.max === other.max;

/**
 * Returns the visible price bounds: those of the URL, or newer ones from slider or text fields. `slide` reports
 * bounds when the handle rests, `take` immediately.
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
