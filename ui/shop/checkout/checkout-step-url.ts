import { useCallback, useEffect, useState } from "react";
import { type CheckoutStep, checkoutStepNames } from "#core/checkout/step-problems.ts";
import type { Services } from "#core/models/page-services.ts";

function stepInAddress({ history }: Services): CheckoutStep | null {
	const { anchor } = history.address();
	return checkoutStepNames.find((step) => step === anchor) ?? null;
}

/**
 * The wanted step, or the first that is not complete where that comes earlier. An address may name a step that the shop
 * does not have any more: its checkout begins at the first.
 */
export function openStep(
	steps: readonly CheckoutStep[],
	wanted: CheckoutStep,
	reachable: CheckoutStep,
): CheckoutStep {
	if (!steps.includes(wanted)) return steps[0] ?? reachable;
	return steps.indexOf(wanted) <= steps.indexOf(reachable) ? wanted : reachable;
}

/**
 * The open step: the one that the address names, so that back, forward and reload lead to it, but never beyond the
 * first that is not complete. Completing a step opens nothing by itself, or the page would move under whoever types.
 */
export function useStepInAddress(
	path: string,
	services: Services,
	/** The steps that the shop's checkout has. */
	steps: readonly CheckoutStep[],
	/** The first step that is not complete, or the last. */
	reachable: CheckoutStep,
): { readonly open: CheckoutStep; readonly goTo: (step: CheckoutStep) => void } {
	const [wanted, setWanted] = useState<CheckoutStep>(() => stepInAddress(services) ?? reachable);
	const open = openStep(steps, wanted, reachable);
	useEffect(() => setWanted(open), [open]);
	useEffect(
		() => services.history.subscribe(() => setWanted((now) => stepInAddress(services) ?? now)),
		[services],
	);
	useEffect(() => {
		const { history } = services;
		if (history.address().anchor !== open) history.replaceAnchor(open);
	}, [open, services]);
	const goTo = useCallback(
		(step: CheckoutStep) => {
			setWanted(step);
			services.navigation.goTo(`${path}#${step}`);
		},
		[path, services],
	);
	return { open, goTo };
}
