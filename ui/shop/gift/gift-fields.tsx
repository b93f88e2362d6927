import { useId } from "react";
import { cardProblems, type GiftSettings, maxCardLength, wrappingPrice } from "#core/checkout/gift.ts";
import type { ShopServices } from "#core/models/shop-services.ts";
import { FieldProblemText, problemText, useFieldProblem } from "#ui/components/form/form.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { useCheckout } from "#ui/shop/checkout/use-checkout.ts";
import { GiftCheck } from "#ui/shop/gift/gift-check.tsx";
import styles from "#ui/shop/gift/gift-fields.module.css";
import fields from "#ui/shop/product/product-fields.module.css";

interface GiftFieldsProps {
	readonly shop: ShopServices;
	readonly settings: GiftSettings;
}

/**
 * The fields for gift wrapping and the gift card (B-USE-16), stored in the draft, so that they are the same on all
 * pages.
 */
export function GiftFields({ shop, settings }: GiftFieldsProps) {
	const t = useTranslate();
	const { draft } = useCheckout(shop);
	const id = useId();
	const problem = useFieldProblem("presentWrap", t("gift.wrap"));
	const message = <FieldProblemText id={id} text={problem} className={fields.problem} />;
	const price = wrappingPrice(settings);
	if (price === null) return message;
	return (
		<div className={styles.gift}>
			<GiftCheck
				price={price}
				checked={draft.presentWrap}
				problem={problem === null ? null : id}
				onChange={(presentWrap) => shop.checkout.dispatch({ type: "change", fields: { presentWrap } })}
			/>
			{message}
			{draft.presentWrap ? <GiftCard shop={shop} /> : null}
		</div>
	);
}

/** The text of the gift card, stored in the draft. */
export function GiftCard({ shop }: Pick<GiftFieldsProps, "shop">) {
	const { cardText: text } = useCheckout(shop).draft;
	const t = useTranslate();
	const id = useId();
	const label = t("gift.card");
	const [wrong] = cardProblems({ cardText: text });
	const hint = wrong ? problemText(wrong, t, { section: null, label }) : null;
	const problem = useFieldProblem("cardText", label) ?? hint;
	return (
		<div className={fields.field}>
			<label className={fields.label} htmlFor={id}>
				{label} {t("product.optional")}
			</label>
			<textarea
				className={fields.input}
				id={id}
				name="cardText"
				rows={3}
				maxLength={maxCardLength}
				value={text}
				aria-invalid={problem === null ? undefined : true}
				aria-describedby={problem === null ? `${id}-left` : `${id}-left ${id}-problem`}
				onChange={({ target }) =>
					shop.checkout.dispatch({ type: "change", fields: { cardText: target.value } })
				}
			/>
			<p id={`${id}-left`} className={fields.help}>
				{t("product.charactersLeft", { count: Math.max(0, maxCardLength - text.length) })}
			</p>
			<FieldProblemText id={`${id}-problem`} text={problem} className={fields.problem} />
		</div>
	);
}
