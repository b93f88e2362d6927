import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import type { Cart } from "#core/cart/cart.ts";
import {
	type CheckoutSettings,
	type CheckoutTerms,
	computeCheckoutTerms,
} from "#core/checkout/checkout-terms.ts";
import { type CheckoutStep, firstOpenStep, neededSteps, stepProblems } from "#core/checkout/step-problems.ts";
import { useForm } from "#ui/components/form/form.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { useLineProducts } from "#ui/shop/cart/use-line-products.ts";
import { CheckoutContact } from "#ui/shop/checkout/checkout-contact.tsx";
import { CheckoutHandover } from "#ui/shop/checkout/checkout-handover.tsx";
import { CheckoutLimits } from "#ui/shop/checkout/checkout-limits.tsx";
import { CheckoutPayment } from "#ui/shop/checkout/checkout-payment.tsx";
import type { CheckoutFlowProps, StepProps } from "#ui/shop/checkout/checkout-props.ts";
import { CheckoutReview } from "#ui/shop/checkout/checkout-review.tsx";
import { CheckoutSection } from "#ui/shop/checkout/checkout-section.tsx";
import { CheckoutShipping } from "#ui/shop/checkout/checkout-shipping.tsx";
import { StepSummary } from "#ui/shop/checkout/checkout-step-summary.tsx";
import { useStepInAddress } from "#ui/shop/checkout/checkout-step-url.ts";
import styles from "#ui/shop/checkout/checkout-steps.module.css";
import { CheckoutSummary } from "#ui/shop/checkout/checkout-summary.tsx";
import { useCheckout } from "#ui/shop/checkout/use-checkout.ts";
import type { OrderPlacement } from "#ui/shop/order/use-place-order.ts";
import { useShop } from "#ui/shop/use-shop.ts";

type StepsContext = Omit<CheckoutFlowProps, "payments">;

interface CheckoutStepsProps extends StepsContext {
	readonly settings: CheckoutSettings;
	readonly cart: Cart;
	readonly order: OrderPlacement;
}

/** The steps of the checkout, each open when those before it are complete, and next to them what is ordered. */
export function CheckoutSteps({ page, shop, services, settings, cart, order }: CheckoutStepsProps) {
	const { requiredTexts } = useShop();
	const t = useTranslate();
	const { products } = useLineProducts(shop, cart.products);
	const { draft } = useCheckout(shop);
	const terms = useMemo(
		() => computeCheckoutTerms(draft, { cart, products, settings, requiredTexts }),
		[draft, cart, products, settings, requiredTexts],
	);
	useOfferedMethods(shop, terms);
	const names = neededSteps(terms);
	const { open, goTo, form, done } = useOpenStep({ page, shop, services, terms, order });
	const step = (name: CheckoutStep) => {
		const props: StepProps = { shop, terms, form, onDone: done };
		switch (name) {
			case "handover":
				return <CheckoutHandover {...props} />;
			case "contact":
				return <CheckoutContact {...props} />;
			case "payment":
				return <CheckoutPayment {...props} />;
			case "shipping":
				return <CheckoutShipping {...props} />;
			case "review":
				return <CheckoutReview {...props} order={order} />;
			default:
				return name satisfies never;
		}
	};
	return (
		<div className={styles.checkout} data-step={open} data-begun={open !== names[0]}>
			<CheckoutLimits settings={settings} free={terms.isFree} />
			<CheckoutSummary terms={terms} products={products} hidden={open === "review"} />
			<section className={styles.steps} aria-label={t("checkout.steps")}>
				{names.map((name, place) => (
					<CheckoutSection
						key={name}
						name={name}
						title={t(`checkout.step.${terms.isCollected && name === "shipping" ? "collection" : name}`)}
						number={place + 1}
						state={name === open ? "open" : place < names.indexOf(open) ? "done" : "later"}
						onEdit={() => goTo(name)}
						disabled={order.placing.step === "sending"}
						summary={<StepSummary step={name} shop={shop} terms={terms} />}
					>
						{name === open ? step(name) : null}
					</CheckoutSection>
				))}
			</section>
		</div>
	);
}

/**
 * Offers payment and shipping methods again whenever handover, country, payment or settings change (R-CHECK-02). Another
 * change of the draft offers nothing: two tabs that know different prices would correct each other without end (B-REL-09).
 */
function useOfferedMethods(shop: CheckoutFlowProps["shop"], terms: CheckoutTerms): void {
	const { settings, isFree, paymentMethod } = terms;
	const recipient = JSON.stringify(terms.recipient);
	const offer = useEffectEvent(() => offerMethods(shop, terms));
	useEffect(() => offer(), [shop, settings, recipient, paymentMethod, isFree]);
}

/** Offers the payment and shipping methods of the terms; what is not among them is no longer chosen (R-CHECK-02). */
function offerMethods({ checkout }: CheckoutFlowProps["shop"], terms: CheckoutTerms): void {
	const { recipient, isFree, paymentMethod } = terms;
	if (isFree && checkout.state().draft.paymentMethod !== null)
		checkout.dispatch({ type: "choosePayment", paymentMethod });
	if (recipient) checkout.dispatch({ type: "offerPayment", methods: terms.paymentMethods });
	const isSettled = (isFree || paymentMethod !== null) && recipient !== null && recipient.country_code !== "";
	checkout.dispatch({ type: "offerShipping", methods: isSettled ? terms.shippingMethods : [] });
}

interface OpenStepOptions extends StepsContext {
	readonly terms: CheckoutTerms;
	readonly order: OrderPlacement;
}

/** Which step is open: the one the address names, but none before all others before it are complete. */
function useOpenStep({ page, shop, services, terms, order }: OpenStepOptions) {
	const state = useCheckout(shop);
	const reachable = firstOpenStep(state, terms) ?? "review";
	const steps = neededSteps(terms);
	const { open, goTo } = useStepInAddress(page.path, services, steps, reachable);
	const form = useForm("checkout");
	const { show: showProblems } = form;
	useFocusOnStep(open);

	const show = (next: CheckoutStep) => {
		showProblems([]);
		order.clearProblems();
		goTo(next);
	};
	/** The step has just changed the draft: the terms of the last rendering are out of date. */
	const currentTerms = () => computeCheckoutTerms(shop.checkout.state().draft, terms);
	/** Whether the shipping method follows from what was just chosen, so that there is nothing to ask. */
	const isShipped = () => {
		offerMethods(shop, currentTerms());
		return stepProblems("shipping", shop.checkout.state(), currentTerms()).length === 0;
	};
	const done = () => {
		const missing = stepProblems(open, shop.checkout.state(), currentTerms());
		const following = steps[steps.indexOf(open) + 1];
		const next = following === "shipping" && isShipped() ? "review" : following;
		if (missing.length > 0) showProblems(missing);
		else if (next) show(next);
	};

	// What the order service found wrong is corrected where it was entered.
	const { placing } = order;
	useEffect(() => {
		if (placing.step !== "problems") return;
		showProblems(placing.problems);
		const [first] = placing.problems;
		if (first) goTo(stepOfField(first.field));
	}, [placing, goTo, showProblems]);

	return { open, goTo: show, form, done };
}

/** The step that a field of the order is entered in. */
export function stepOfField(field: string): CheckoutStep {
	if (field === "handover") return "handover";
	if (/^(customerEmail|shippingAddress|invoiceAddress|comment)\b/.test(field)) return "contact";
	if (field === "paymentMethod") return "payment";
	if (/^(shippingMethod|shippingCost|presentWrap|presentWrapCost|cardText)$/.test(field)) return "shipping";
	return "review";
}

/** After a change of step the focus is at its heading; not when the page has just been opened. */
function useFocusOnStep(open: CheckoutStep): void {
	const shown = useRef(open);
	useEffect(() => {
		if (shown.current === open) return;
		shown.current = open;
		const section = document.getElementById(open);
		// A field with a problem has the focus already.
		if (section?.contains(document.activeElement)) return;
		document.getElementById(`${open}-heading`)?.focus({ preventScroll: true });
		section?.scrollIntoView();
	}, [open]);
}
