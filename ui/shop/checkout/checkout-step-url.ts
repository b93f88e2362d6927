import { useCallback, useEffect, useState } from "react";
import { type CheckoutStep, checkoutStepNames } from "#core/checkout/step-problems.ts";
import type { Services } from "#core/models/page-services.ts";

function stepInAddress({ history }: Services): CheckoutStep | null {
	const { anchor } = history.address();
	return checkoutStepNames.find((step) => step === anchor) ?? null;
}

/**
 * Returns the requested step, or the first incomplete one if that comes earlier. For a step that the checkout does
 * not have, returns the first step.
 */
export function openStep(
	steps: readonly CheckoutStep[],
	requested: CheckoutStep,
	reachable: CheckoutStep,
): CheckoutStep {
	if (!steps.includes(requested)) return steps[0] ?? reachable;
	return steps.indexOf(requested) <= steps.indexOf(reachable) ? requested : reachable;
}

/**
 * Returns the open step: the one in the URL, so that back, forward and reload work, but none beyond the first
 * incomplete one. Completing a step opens no other by itself, because the page would move while somebody types.
 */
export function useStepInAddress(
	path: string,
	services: Services,
	/** The steps of the shop's checkout. */
	steps: readonly CheckoutStep[],
	/** The first incomplete step, or the last step. */
	reachable: CheckoutStep,
): { readonly open: CheckoutStep; readonly goTo: (step: CheckoutStep) => void } {
	const [requested, setRequested] = useState<CheckoutStep>(() => stepInAddress(services) ?? reachable);
	const open = openStep(steps, requested, reachable);
	useEffect(() => setRequested(open), [open]);
	useEffect(
		() => services.history.subscribe(() => setRequested((now) => stepInAddress(services) ?? now)),
		[services],
	);
	useEffect(() => {
		const { history } = services;
		if (history.address().anchor !== open) history.replaceAnchor(open);
	}, [open, services]);
	const goTo = useCallback(
		(step: CheckoutStep) => {
			setRequested(step);
			services.navigation.goTo(`${path}#${step}`);
		},
		[path, services],
	);
	return { open, goTo };
}
