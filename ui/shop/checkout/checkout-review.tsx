import { type ReactNode, useEffect, useRef } from "react";
import { resolveLines } from "#core/cart/loaded-products.ts";
import { unacceptedTexts } from "#core/checkout/step-problems.ts";
import { wantedPieces } from "#core/checkout/understocked-lines.ts";
import type { FieldProblem } from "#core/forms/field-rules.ts";
import { hasGuaranteeNotice } from "#core/legal/served-laws.ts";
import { Button } from "#ui/components/button.tsx";
import { Form, problemText } from "#ui/components/form/form.tsx";
import { Checkbox } from "#ui/components/spectrum/checkbox.tsx";
import { SubmitButton } from "#ui/components/spectrum/submit-button.tsx";
import { useServices } from "#ui/foundation/services.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { LineNotice } from "#ui/shop/cart/cart-line-notice.tsx";
import { CartLineRow } from "#ui/shop/cart/cart-line-row.tsx";
import { useLineProducts } from "#ui/shop/cart/use-line-products.ts";
import type { StepProps } from "#ui/shop/checkout/checkout-props.ts";
import styles from "#ui/shop/checkout/checkout-review.module.css";
import { TextLinks } from "#ui/shop/checkout/checkout-text-links.tsx";
import { CheckoutTotals } from "#ui/shop/checkout/checkout-totals.tsx";
import { useCheckout } from "#ui/shop/checkout/use-checkout.ts";
import { GuaranteeNotice } from "#ui/shop/guarantee-notice.tsx";
import { acceptedChanges, linesToOrder } from "#ui/shop/order/order-changes.ts";
import { ContactOptions, NoticeActions, OrderNotice, RetryNotice } from "#ui/shop/order/order-notice.tsx";
import type { PlacingState } from "#ui/shop/order/order-props.ts";
import { lineName } from "#ui/shop/order/order-text.ts";
import type { OrderPlacement } from "#ui/shop/order/use-place-order.ts";

interface ReviewProps extends StepProps {
	readonly order: OrderPlacement;
}

/**
 * The last step: accepted texts, then goods, quantities, shipping, total and delivery time. The order button is
 * directly below them and the same for every payment method (B-LAW-01, B-LAW-03, B-LAW-11). It states the obligation
 * to pay (§ 312j (3) BGB), or that the order is free.
 */
export function CheckoutReview({ shop, terms, form, order }: ReviewProps) {
	const t = useTranslate();
	const sending = order.placing.step === "sending";
	return (
		<Form state={form} className={styles.review} onSubmit={() => order.place(terms)}>
			<ScrolledToResponse placing={order.placing}>
				<PlacingNotice placing={order.placing} problems={form.problems.list}>
					<AcceptChanges shop={shop} terms={terms} placing={order.placing} />
				</PlacingNotice>
			</ScrolledToResponse>
			<Acceptance shop={shop} terms={terms} />
			{hasGuaranteeNotice(terms.settings, terms.lawCountry) ? (
				<section aria-labelledby="guarantee">
					<h3 id="guarantee">{t("product.guarantee.heading")}</h3>
					<GuaranteeNotice />
				</section>
			) : null}
			<Goods shop={shop} terms={terms} order={order} />
			<div className={styles.sums}>
				<CheckoutTotals terms={terms} promised={order.promised} />
			</div>
			<div className={styles.order}>
				<SubmitButton
					label={t(terms.isFree ? "checkout.orderFree" : "checkout.order")}
					pendingLabel={t("checkout.ordering")}
					pending={sending}
				/>
				<p role="status">
					{order.placing.step === "sending" && order.placing.again ? t("checkout.askingAgain") : ""}
				</p>
			</div>
		</Form>
	);
}

function Acceptance({ shop, terms }: Pick<StepProps, "shop" | "terms">) {
	const t = useTranslate();
	const state = useCheckout(shop);
	const { personalizedGoodsAcknowledged } = state;
	const { texts, liabilityMonths: months } = terms;
	return (
		<div className={styles.acceptance}>
			{texts.length > 0 ? (
				<Checkbox
					name="acceptedTexts"
					label={t("checkout.accept")}
					ticked={unacceptedTexts(state, terms).length === 0}
					required
					onChange={(ticked) => shop.checkout.dispatch({ type: "acceptTexts", texts: ticked ? texts : [] })}
				>
					<TextLinks texts={texts} />
				</Checkbox>
			) : null}
			{terms.needsAcknowledgement ? (
				<Checkbox
					name="personalizedGoodsAcknowledged"
					label={t("checkout.acknowledge")}
					ticked={personalizedGoodsAcknowledged}
					required
					onChange={(acknowledged) =>
						shop.checkout.dispatch({ type: "acknowledgePersonalizedGoods", acknowledged })
					}
				/>
			) : null}
			{months === null ? null : (
				<Checkbox
					name="usedLiabilityMonths"
					label={t("checkout.usedLiability", { months })}
					ticked={state.agreedLiabilityMonths === months}
					required={terms.settings.used_goods_liability_required}
					onChange={(agreed) =>
						shop.checkout.dispatch({ type: "agreeLiability", months: agreed ? months : null })
					}
				/>
			)}
		</div>
	);
}

const unchanged = { prices: [], stock: [] };

function Goods({ shop, terms, order: { placing, promised } }: Pick<ReviewProps, "shop" | "terms" | "order">) {
	const t = useTranslate();
	const { cart } = terms;
	const { products, failed, retry } = useLineProducts(shop, cart.products);
	// The delivery dates of single lines would contradict the service's dates for the whole order.
	const shipping = promised ? null : terms.shipping;
	const piecesByItem = wantedPieces(resolveLines(cart.products, products));
	const lines = linesToOrder(cart.products, products, placing.step === "changed" ? placing : unchanged);
	return (
		<>
			{failed ? <RetryNotice messageKey="error.loadProducts" onRetry={retry} /> : null}
			<ul className={styles.goods} aria-label={t("cart.lines")}>
				{lines.map((checked) => {
					const { line } = checked;
					const { cartId } = line;
					return (
						<li key={cartId}>
							<CartLineRow
								line={line}
								products={products}
								shop={shop}
								shipping={shipping}
								piecesByItem={piecesByItem}
								counted
								described
							>
								{checked.notes.length > 0 ? (
									<LineNotice
										checked={checked}
										name={lineName(checked.line, products, t)}
										shop={shop}
										counted
										onLower={(count) => shop.cart.dispatch({ type: "changeCount", cartId, count })}
										onRemove={() => shop.cart.dispatch({ type: "remove", cartId })}
									/>
								) : null}
							</CartLineRow>
						</li>
					);
				})}
			</ul>
		</>
	);
}

/** A button that accepts all changes of the goods at once. The order itself accepts changes of delivery and wrapping. */
function AcceptChanges({
	shop,
	terms: { cart },
	placing,
}: Pick<StepProps, "shop" | "terms"> & { readonly placing: PlacingState }) {
	const t = useTranslate();
	const { products } = useLineProducts(shop, cart.products);
	if (placing.step !== "changed") return null;
	const changes = linesToOrder(cart.products, products, placing).map(acceptedChanges);
	// A single line has its own button for all its changes.
	if (changes.filter((events) => events.length > 0).length < 2) return null;
	return (
		<Button quiet onPress={() => void shop.cart.dispatch(...changes.flat())}>
			{t("checkout.acceptChanges")}
		</Button>
	);
}

/** Scrolls to the order service's response, because the order button is far below it, on phones by a screen or more. */
function ScrolledToResponse({
	placing,
	children,
}: {
	readonly placing: PlacingState;
	readonly children: ReactNode;
}) {
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (["refused", "outdated", "changed"].includes(placing.step))
			place.current?.scrollIntoView({ block: "center" });
	}, [placing]);
	return (
		<div ref={place} className={styles.answer}>
			{children}
		</div>
	);
}

/** The result of the last attempt, as far as it concerns the whole order. */
function PlacingNotice({
	placing,
	problems,
	children,
}: {
	readonly placing: PlacingState;
	readonly problems: readonly FieldProblem[];
	readonly children: ReactNode;
}) {
	const t = useTranslate();
	if (placing.step === "refused") {
		return (
			<OrderNotice title={t("error.postOrder")} problem urgent>
				<p>{t("checkout.refusedText")}</p>
				<ContactOptions />
			</OrderNotice>
		);
	}
	if (placing.step === "outdated") return <OutdatedNotice />;
	if (placing.step === "changed") {
		return (
			<OrderNotice title={t("checkout.changed")} problem urgent>
				{placing.delivery ? <p>{t("checkout.datesChanged")}</p> : null}
				{placing.wrapping ? <p>{t("checkout.wrappingChanged")}</p> : null}
				{children}
			</OrderNotice>
		);
	}
	const shownAtFields = ["acceptedTexts", "personalizedGoodsAcknowledged", "usedLiabilityMonths"];
	const general = problems.filter(({ field }) => !shownAtFields.includes(field));
	const texts = [...new Set(general.map((one) => problemText(one, t, { section: "checkout", label: null })))];
	if (texts.length === 0) return null;
	return (
		<OrderNotice title={t("form.check")} problem urgent>
			{texts.map((text) => (
				<p key={text}>{text}</p>
			))}
		</OrderNotice>
	);
}

/** A notice that the page is outdated and does not know the problem; a reload shows it. */
function OutdatedNotice() {
	const t = useTranslate();
	const services = useServices();
	return (
		<OrderNotice title={t("checkout.outdated")} problem urgent>
			<p>{t("checkout.outdatedText")}</p>
			<NoticeActions>
				<Button onPress={() => services?.navigation.reload()}>{t("checkout.reload")}</Button>
			</NoticeActions>
			<ContactOptions />
		</OrderNotice>
	);
}
