import { useEffect, useRef } from "react";
import type { Cart } from "#core/cart/cart.ts";
import {
	type CheckoutContext,
	type CheckoutSettings,
	type CheckoutStep,
	firstOpenStep,
	stepProblems,
	stepsOf,
} from "#core/checkout/checkout-steps.ts";
import { isFreeOrder } from "#core/checkout/free-order.ts";
import {
	isCollected,
	type Recipient,
	recipientOf,
	suitablePaymentMethods,
	suitableShippingMethods,
} from "#core/checkout/offers.ts";
import type { ContentId } from "#core/shared/branded.ts";
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
	const context: CheckoutContext = { cart, products, settings, requiredTexts };
	useOffers(shop, context);
	const { draft } = useCheckout(shop);
	const collected = isCollected(draft, settings);
	const names = stepsOf({ draft }, context);
	const { open, goTo, form, done } = useOpenStep({ page, shop, services, context, order });
	const step = (name: CheckoutStep) => {
		const props: StepProps = { shop, context, form, onDone: done };
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
			<CheckoutLimits settings={settings} free={isFreeOrder(draft, context)} />
			<CheckoutSummary
				shop={shop}
				cart={cart}
				products={products}
				settings={settings}
				hidden={open === "review"}
			/>
			<section className={styles.steps} aria-label={t("checkout.steps")}>
				{names.map((name, place) => (
					<CheckoutSection
						key={name}
						name={name}
						title={t(`checkout.step.${collected && name === "shipping" ? "collection" : name}`)}
						number={place + 1}
						state={name === open ? "open" : place < names.indexOf(open) ? "done" : "later"}
						onEdit={() => goTo(name)}
						disabled={order.placing.step === "sending"}
						summary={<StepSummary step={name} shop={shop} context={context} />}
					>
						{name === open ? step(name) : null}
					</CheckoutSection>
				))}
			</section>
		</div>
	);
}

/** Offers payment and shipping methods again whenever handover, country, payment or settings change (R-CHECK-02). */
function useOffers(
	shop: CheckoutFlowProps["shop"],
	{ cart, settings }: Pick<CheckoutContext, "cart" | "settings">,
): void {
	const { draft } = useCheckout(shop);
	const { paymentMethod } = draft;
	const free = isFreeOrder(draft, { cart, settings });
	const recipient = recipientOf(draft, settings);
	const country = recipient?.country_code ?? "";
	const collectedBy = recipient?.handover.shippingMethod ?? null;
	const type = recipient?.handover.type ?? null;
	useEffect(() => {
		const handover = type === null ? null : { type, shippingMethod: collectedBy };
		const to = handover && { handover, country_code: country };
		offer(shop, settings, to, free ? "none" : paymentMethod);
	}, [shop, settings, type, collectedBy, country, paymentMethod, free]);
}

function offer(
	{ checkout }: CheckoutFlowProps["shop"],
	settings: CheckoutSettings,
	to: Recipient | null,
	/** Null while none is chosen, "none" where there is nothing to pay. */
	payment: ContentId | "none" | null,
): void {
	const paymentMethod = payment === "none" ? null : payment;
	if (payment === "none" && checkout.state().draft.paymentMethod !== null)
		checkout.dispatch({ type: "choosePayment", paymentMethod: null });
	if (to) checkout.dispatch({ type: "offerPayment", methods: suitablePaymentMethods(settings, to) });
	const known = to !== null && to.country_code !== "" && payment !== null;
	const methods = known ? suitableShippingMethods(settings, to, paymentMethod) : [];
	checkout.dispatch({ type: "offerShipping", methods });
}

interface OpenStepOptions extends StepsContext {
	readonly context: CheckoutContext;
	readonly order: OrderPlacement;
}

/** Which step is open: the one the address names, but none before all others before it are complete. */
function useOpenStep({ page, shop, services, context, order }: OpenStepOptions) {
	const state = useCheckout(shop);
	const reachable = firstOpenStep(state, context) ?? "review";
	const { cart, settings } = context;
	const steps = stepsOf(state, context);
	const { open, goTo } = useStepInAddress(page.path, services, steps, reachable);
	const form = useForm("checkout");
	const { show: showProblems } = form;
	useFocusOnStep(open);

	const show = (next: CheckoutStep) => {
		showProblems([]);
		order.clearProblems();
		goTo(next);
	};
	/** Whether the shipping method follows from what was just chosen, so that there is nothing to ask. */
	const isShipped = () => {
		const { draft } = shop.checkout.state();
		const payment = isFreeOrder(draft, { cart, settings }) ? "none" : draft.paymentMethod;
		offer(shop, settings, recipientOf(draft, settings), payment);
		return stepProblems("shipping", shop.checkout.state(), context).length === 0;
	};
	const done = () => {
		const missing = stepProblems(open, shop.checkout.state(), context);
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
