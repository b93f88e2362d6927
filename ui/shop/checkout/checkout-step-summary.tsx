import type { CheckoutDraft } from "#core/checkout/checkout-draft.ts";
import type { CheckoutTerms } from "#core/checkout/checkout-terms.ts";
import { offeredPaymentMethods } from "#core/checkout/payment-methods.ts";
import type { CheckoutStep } from "#core/checkout/step-problems.ts";
import type { ShopServices } from "#core/models/shop-services.ts";
import { sameId } from "#core/shared/branded.ts";
import { type Translate, useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/checkout/checkout-step-summary.module.css";
import { useCheckout } from "#ui/shop/checkout/use-checkout.ts";
import { GiftText } from "#ui/shop/gift/gift-text.tsx";
import { AddressLines } from "#ui/shop/order/address-lines.tsx";

/** A summary of a completed step in a few lines. */
export function StepSummary({
	step,
	shop,
	terms,
}: {
	readonly step: CheckoutStep;
	readonly shop: ShopServices;
	readonly terms: CheckoutTerms;
}) {
	const t = useTranslate();
	const { draft, availableShippingMethods } = useCheckout(shop);
	const { settings } = terms;
	switch (step) {
		case "handover":
			return <p>{handoverText(draft, terms, t)}</p>;
		case "contact":
			return (
				<div className={styles.contact}>
					<p>{draft.customerEmail}</p>
					{terms.isCollected ? null : <AddressLines address={draft.shippingAddress} settings={settings} />}
					{draft.invoiceAddress ? (
						<div>
							<p>{t("label.before", { label: t("checkout.invoiceAddress") })}</p>
							<AddressLines address={draft.invoiceAddress} settings={settings} />
						</div>
					) : null}
					{draft.comment.trim() === "" ? null : <p className={styles.comment}>{draft.comment}</p>}
				</div>
			);
		case "payment":
			return (
				<p>
					{
						offeredPaymentMethods(settings, "").find(({ id }) => sameId(id, draft.paymentMethod))
							?.display_name
					}
				</p>
			);
		case "shipping":
			return (
				<>
					<p>
						{availableShippingMethods.find(({ name }) => name === draft.shippingMethod)?.label ??
							draft.shippingMethod}
					</p>
					<GiftText gift={terms.gift} />
				</>
			);
		case "review":
			return null;
		default:
			return step satisfies never;
	}
}

function handoverText(
	{ handover }: CheckoutDraft,
	{ collectionMethods }: CheckoutTerms,
	t: Translate,
): string {
	const method = collectionMethods.find(({ name }) => name === handover?.shippingMethod);
	return handover?.type === "collection" ? (method?.label ?? "") : t("checkout.deliver");
}
