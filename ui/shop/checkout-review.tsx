import { type FormEvent, useRef } from "react";
import { needsAcknowledgement } from "#core/checkout/checkout-steps.ts";
import type { FieldProblem } from "#core/forms/field-rules.ts";
import { Checkbox } from "#ui/components/spectrum/checkbox.tsx";
import { SubmitButton } from "#ui/components/spectrum/submit-button.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import { LineNotice } from "#ui/shop/cart-line-notice.tsx";
import { CartLineRow } from "#ui/shop/cart-line-row.tsx";
import { useLineProducts } from "#ui/shop/cart-products.ts";
import { useFocusOnProblem } from "#ui/shop/checkout-focus.ts";
import type { StepProps } from "#ui/shop/checkout-parts.ts";
import styles from "#ui/shop/checkout-review.module.css";
import { useCheckout } from "#ui/shop/checkout-state.ts";
import { TextLinks } from "#ui/shop/checkout-text-links.tsx";
import { CheckoutTotals } from "#ui/shop/checkout-totals.tsx";
import { linesToOrder } from "#ui/shop/order-changes.ts";
import { OrderNotice, ReachUs, RetryNotice } from "#ui/shop/order-notice.tsx";
import type { Placing } from "#ui/shop/order-parts.ts";
import type { OrderPlacing } from "#ui/shop/order-placing.ts";
import { problemText } from "#ui/shop/order-words.ts";

interface ReviewProps extends StepProps {
	readonly order: OrderPlacing;
}

/**
 * The last look and the order: what is accepted, then goods, quantities, shipping, total and delivery time, and
 * directly below them the button that obliges to pay, the same for every way to pay (B-LAW-01, B-LAW-03, B-LAW-11).
 */
export function CheckoutReview({ shop, context, problems, onClearProblem, order }: ReviewProps) {
	const words = useWords();
	const form = useRef<HTMLFormElement>(null);
	const state = useCheckout(shop);
	useFocusOnProblem(form, problems);
	const sending = order.placing.step === "sending";
	const submit = (event: FormEvent) => {
		event.preventDefault();
		order.place(context);
	};
	return (
		<form ref={form} className={styles.review} noValidate onSubmit={submit}>
			<PlacingNotice placing={order.placing} problems={problems} />
			<Acceptance shop={shop} context={context} problems={problems} onClearProblem={onClearProblem} />
			<Goods shop={shop} context={context} placing={order.placing} />
			<div className={styles.sums}>
				<CheckoutTotals
					cart={context.cart}
					products={context.products}
					state={state}
					settings={context.settings}
				/>
			</div>
			<div className={styles.order}>
				<SubmitButton
					label={words("checkout.order")}
					pendingLabel={words("checkout.ordering")}
					pending={sending}
				/>
				<p role="status">
					{order.placing.step === "sending" && order.placing.again ? words("checkout.askingAgain") : ""}
				</p>
			</div>
		</form>
	);
}

type AcceptanceProps = Pick<StepProps, "shop" | "context" | "problems" | "onClearProblem">;

function Acceptance({ shop, context, problems, onClearProblem }: AcceptanceProps) {
	const words = useWords();
	const { acceptedTexts, personalizedGoodsAcknowledged } = useCheckout(shop);
	const { requiredTexts } = context;
	const text = (field: string) => {
		const found = problems.find((one) => one.field === field);
		return found ? problemText(found, words) : null;
	};
	return (
		<div className={styles.acceptance}>
			{requiredTexts.length > 0 ? (
				<Checkbox
					name="acceptedTexts"
					label={words("checkout.accept")}
					initial={acceptedTexts.length > 0}
					problem={text("acceptedTexts")}
					required
					onChange={(ticked) => {
						shop.checkout.dispatch({ type: "acceptTexts", texts: ticked ? requiredTexts : [] });
						onClearProblem("acceptedTexts");
					}}
				>
					<TextLinks />
				</Checkbox>
			) : null}
			{needsAcknowledgement(context) ? (
				<Checkbox
					name="personalizedGoodsAcknowledged"
					label={words("checkout.acknowledge")}
					initial={personalizedGoodsAcknowledged}
					problem={text("personalizedGoodsAcknowledged")}
					required
					onChange={(acknowledged) => {
						shop.checkout.dispatch({ type: "acknowledgePersonalizedGoods", acknowledged });
						onClearProblem("personalizedGoodsAcknowledged");
					}}
				/>
			) : null}
		</div>
	);
}

const unchanged = { prices: [], stock: [] };

function Goods({
	shop,
	context: { cart },
	placing,
}: Pick<StepProps, "shop" | "context"> & { readonly placing: Placing }) {
	const words = useWords();
	const { products, failed, retry } = useLineProducts(shop, cart.products);
	const lines = linesToOrder(cart.products, products, placing.step === "changed" ? placing : unchanged);
	return (
		<>
			{failed ? <RetryNotice messageKey="error.loadProducts" onRetry={retry} /> : null}
			<ul className={styles.goods} aria-label={words("cart.lines")}>
				{lines.map((checked) => {
					const { line } = checked;
					const { cartId } = line;
					return (
						<li key={cartId}>
							<CartLineRow line={line} products={products} shop={shop} counted>
								{checked.note ? (
									<LineNotice
										checked={checked}
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

/** What became of the last attempt, as far as it concerns the whole order. */
function PlacingNotice({
	placing,
	problems,
}: {
	readonly placing: Placing;
	readonly problems: readonly FieldProblem[];
}) {
	const words = useWords();
	if (placing.step === "refused") {
		return (
			<OrderNotice title={words("error.postOrder")} problem urgent>
				<p>{words("checkout.refusedText")}</p>
				<ReachUs />
			</OrderNotice>
		);
	}
	if (placing.step === "changed") return <OrderNotice title={words("checkout.changed")} problem urgent />;
	const beside = ["acceptedTexts", "personalizedGoodsAcknowledged"];
	const general = problems.filter(({ field }) => !beside.includes(field));
	const texts = [...new Set(general.map((one) => problemText(one, words)))];
	if (texts.length === 0) return null;
	return (
		<OrderNotice title={words("form.check")} problem urgent>
			{texts.map((text) => (
				<p key={text}>{text}</p>
			))}
		</OrderNotice>
	);
}
