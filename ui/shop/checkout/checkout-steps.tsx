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

/** The steps of the checkout, each open if those before it are complete, with the order's summary next to them. */
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
 * Updates the available payment and shipping methods when handover, country, payment or settings change (R-CHECK-02).
 * Other changes of the draft must not, because two tabs with different prices would correct each other endlessly
 * (B-REL-09).
 */
function useOfferedMethods(shop: CheckoutFlowProps["shop"], terms: CheckoutTerms): void {
	const { settings, isFree, paymentMethod } = terms;
	const recipient = JSON.stringify(terms.recipient);
	const offer = useEffectEvent(() => offerMethods(shop, terms));
	useEffect(() => offer(), [shop, settings, recipient, paymentMethod, isFree]);
}

/** Sets the available payment and shipping methods; a chosen method that is not among them is dropped (R-CHECK-02). */
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

/** Returns the open step: the one in the URL, but none before all earlier ones are complete. */
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
	/** Returns the terms of the current draft, because the step has changed it since the last rendering. */
	const currentTerms = () => computeCheckoutTerms(shop.checkout.state().draft, terms);
	/** Returns whether the shipping method follows from the other choices, so that its step can be skipped. */
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

	// Opens the step with the first field that the order service has refused.
	const { placing } = order;
	useEffect(() => {
		if (placing.step !== "problems") return;
		showProblems(placing.problems);
		const [first] = placing.problems;
		if (first) goTo(stepOfField(first.field));
	}, [placing, goTo, showProblems]);

	return { open, goTo: show, form, done };
}

/** Returns the step with a field of the order. */
export function stepOfField(field: string): CheckoutStep {
	if (field === "handover") return "handover";
	if (/^(customerEmail|shippingAddress|invoiceAddress|comment)\b/.test(field)) return "contact";
	if (field === "paymentMethod") return "payment";
	if (/^(shippingMethod|shippingCost|presentWrap|presentWrapCost|cardText)$/.test(field)) return "shipping";
	return "review";
}

/** Focuses the heading of a step after it has been opened, but not when the page opens. */
function useFocusOnStep(open: CheckoutStep): void {
	const shown = useRef(open);
	useEffect(() => {
		if (shown.current === open) return;
		shown.current = open;
		const section = document.getElementById(open);
		// A field with a problem already has the focus.
		if (section?.contains(document.activeElement)) return;
		document.getElementById(`${open}-heading`)?.focus({ preventScroll: true });
		section?.scrollIntoView();
	}, [open]);
}
