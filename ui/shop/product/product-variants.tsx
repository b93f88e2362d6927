import { type ReactNode, useId } from "react";
import type { ProductVariant } from "#core/catalogue/product.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";
import { offerOf, type ProductPageState, reorderFlagOf } from "#core/product-page/product-page-state.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { FieldProblemText, useFieldProblem } from "#ui/components/form/form.tsx";
import { formatPrice } from "#ui/components/format-price.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { Price } from "#ui/shop/price.tsx";
import fields from "#ui/shop/product/product-fields.module.css";
import { ProductLabel } from "#ui/shop/product/product-label.tsx";
import styles from "#ui/shop/product/product-variants.module.css";
import { useShop } from "#ui/shop/use-shop.ts";

interface VariantsProps {
	readonly state: ProductPageState;
	/** The help for choosing a size; null for none. */
	readonly sizes: ReactNode;
	readonly onChoose: (variant: ContentId) => void;
}

/** The maximum number of variants shown as chips; more are shown as a list with prices. */
const mostChips = 24;

/**
 * The choice of a variant (R-PROD-02, R-PROD-03). A variant that cannot be ordered is crossed out, with a text that
 * says so.
 */
export function ProductVariants({ state, sizes, onChoose }: VariantsProps) {
	const t = useTranslate();
	const problem = useFieldProblem("variant", t("product.variant"));
	const problemId = useId();
	const { product, variantChoice } = state;
	if (!product || !variantChoice || variantChoice.variants.length === 0) return null;
	const { label, variants } = variantChoice;
	const soldOut = variants.filter((variant) => !reorderFlagOf(offerOf(product, variant)));
	const Choice = variants.length > mostChips ? VariantList : VariantChips;
	return (
		<fieldset className={fields.group} aria-describedby={problem ? problemId : undefined}>
			<legend className={fields.legend}>
				{label.type === "text" ? label.text : <ProductLabel name="variant" />}
			</legend>
			{sizes}
			<Choice state={state} soldOut={soldOut} invalid={problem !== null} onChoose={onChoose} />
			{soldOut.length > 0 ? <p className={fields.help}>{t("product.soldOutVariants")}</p> : null}
			<FieldProblemText id={problemId} text={problem} className={fields.problem} />
		</fieldset>
	);
}

interface ChoiceProps {
	readonly state: ProductPageState;
	readonly soldOut: readonly ProductVariant[];
	readonly invalid: boolean;
	readonly onChoose: (variant: ContentId) => void;
}

function VariantChips({ state, soldOut, invalid, onChoose }: ChoiceProps) {
	const t = useTranslate();
	const { variant: chosen, variantChoice } = state;
	const variants = variantChoice?.variants ?? [];
	const priced = pricesDiffer(state) && variants.length <= 6;
	return (
		<div className={styles.chips} data-invalid={invalid || undefined}>
			{variants.map((variant) => {
				const out = soldOut.includes(variant);
				const price = priceOf(variant, state);
				return (
					<label key={variant.id} className={styles.chip} data-out={out || undefined}>
						<input
							type="radio"
							name="variant"
							value={String(variant.id)}
							required
							checked={chosen?.id === variant.id}
							onChange={() => onChoose(variant.id)}
						/>
						<span className={styles.name}>{variant.display_name}</span>
						{priced ? (
							<span className={styles.price}>
								{price === null ? <ProductLabel name="onRequest" /> : <Price amount={price} />}
							</span>
						) : null}
						{out ? <span className="visually-hidden"> ({t("catalogue.soldOut")})</span> : null}
					</label>
				);
			})}
		</div>
	);
}

function VariantList({ state, soldOut, invalid, onChoose }: ChoiceProps) {
	const t = useTranslate();
	const { language } = useShell();
	const { currency } = useShop();
	const { variant: chosen, variantChoice } = state;
	const priced = pricesDiffer(state);
	const priceText = (price: DecimalText | null) =>
		price === null ? t("product.onRequest") : formatPrice(price, currency, language);
	return (
		<div className={fields.select}>
			<select
				className={fields.input}
				name="variant"
				required
				aria-invalid={invalid || undefined}
				value={chosen === null ? "" : String(chosen.id)}
				onChange={({ target }) => onChoose(target.value)}
			>
				<option value="">{t("product.choose")}</option>
				{(variantChoice?.variants ?? []).map((variant) => (
					<option key={variant.id} value={String(variant.id)}>
						{variant.display_name}
						{priced ? ` – ${priceText(priceOf(variant, state))}` : ""}
						{soldOut.includes(variant) ? ` (${t("catalogue.soldOut")})` : ""}
					</option>
				))}
			</select>
		</div>
	);
}

function priceOf(variant: ProductVariant, { product }: ProductPageState): DecimalText | null {
	return product && offerOf(product, variant).price_brutto;
}

/** Returns whether the variants cost differently, or some are on request and others are not. */
function pricesDiffer(state: ProductPageState): boolean {
	const prices = (state.variantChoice?.variants ?? []).map((variant) => priceOf(variant, state));
	return new Set(prices).size > 1;
}
