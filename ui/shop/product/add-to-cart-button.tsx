import { lazy, Suspense, useId, useState } from "react";
import type { PurchaseState } from "#core/product-page/product-page-state.ts";
import button from "#ui/components/button-link.module.css";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import type { AddedLine } from "#ui/shop/product/add-to-cart.ts";
import { BuyBar } from "#ui/shop/product/buy-bar.tsx";
import fields from "#ui/shop/product/product-fields.module.css";
import styles from "#ui/shop/product/product-form.module.css";
import { ProductLabel } from "#ui/shop/product/product-label.tsx";
import { ProductQuantity } from "#ui/shop/product/product-quantity.tsx";
import type { ProductSession } from "#ui/shop/product/use-product.ts";
import { ScriptNeeded } from "#ui/shop/script-needed.tsx";
import { useShop } from "#ui/shop/use-shop.ts";

// Loads with the code that adds to the cart.
const AddedNotice = lazy(() =>
	import("#ui/shop/product/added-notice.tsx").then((module) => ({ default: module.AddedNotice })),
);

interface AddToCartButtonProps {
	readonly session: ProductSession;
	readonly purchase: PurchaseState;
	/** Whether the shop has a cart. */
	readonly sells: boolean;
	readonly added: AddedLine;
}

/** The cart button with its count, or "On request" instead (R-CAT-07). */
export function AddToCartButton({ session, purchase, sells, added }: AddToCartButtonProps) {
	const t = useTranslate();
	const id = useId();
	const { paths } = useShop();
	const { state, dispatch, settings, gone } = session;
	if (gone) return <p className={styles.status}>{t("product.gone")}</p>;
	if (purchase === "onRequest")
		// Without a price, the text is in the price's place.
		return state.price_brutto === null ? null : (
			<p className={styles.status}>
				{t("catalogue.soldOut")} · <ProductLabel name="onRequest" />
			</p>
		);
	if (!sells || purchase === "empty") return null;
	const label = settings.settings.call_to_action_text ?? t("product.addToCart");
	return (
		<>
			<div id={id} className={styles.buy}>
				<ProductQuantity state={state} onChange={(count) => dispatch({ type: "countChange", count })} />
				<button type="submit" className={`${button.button} ${button.buys} ${styles.cart}`}>
					{label}
				</button>
			</div>
			<ScriptNeeded text={t("product.scriptNeeded")} />
			<Confirmation added={added} />
			<BuyBar state={state} targetId={id}>
				{added.status === "added" || added.status === "allInCart" ? (
					<a href={paths.cart} tabIndex={-1} className={`${button.button} ${button.quiet}`}>
						{t("product.toCart")}
					</a>
				) : (
					<button type="submit" tabIndex={-1} className={`${button.button} ${button.buys}`}>
						{label}
					</button>
				)}
			</BuyBar>
		</>
	);
}

/** A message about the cart's content with a link to it; the focus stays where it is. */
function Confirmation({ added }: { readonly added: AddedLine }) {
	const t = useTranslate();
	return (
		<div role="status" className={styles.confirmation}>
			{added.status === "added" || added.status === "allInCart" ? (
				<Suspense fallback={null}>
					<AddedNotice added={added} />
				</Suspense>
			) : null}
			{added.status === "refused" ? <p className={styles.refused}>{t("product.notAdded")}</p> : null}
		</div>
	);
}

// The form's controls are larger than the page, so they load when needed.
const RequestForm = lazy(() =>
	import("#ui/shop/product/product-request-form.tsx").then((module) => ({
		default: module.ProductRequestForm,
	})),
);

interface RequestProps {
	readonly session: ProductSession;
	readonly first: boolean;
}

/** The id of the request button with its form. */
const requestId = "request";

/** The button that opens the request form (R-CAT-07); the primary one if nothing can be added to the cart. */
export function ProductRequest({ session: { state, product, dispatch }, first }: RequestProps) {
	const t = useTranslate();
	const [open, setOpen] = useState(false);
	const label = <ProductLabel name="requestAvailability" />;
	function ask(): void {
		setOpen(true);
		document.getElementById(requestId)?.querySelector("button")?.focus();
	}
	return (
		<>
			<div id={requestId} className={styles.request}>
				<button
					type="button"
					className={first ? `${button.button} ${button.buys}` : fields.textButton}
					aria-expanded={open}
					aria-controls="product-request"
					onClick={() => setOpen(!open)}
				>
					{label}
				</button>
				<div id="product-request" hidden={!open}>
					{open ? (
						<section className={styles.form} aria-labelledby="product-request-heading">
							<h2 id="product-request-heading">{t("product.request.heading")}</h2>
							<p>{t("product.request.text")}</p>
							<Suspense fallback={<div className={styles.loading} />}>
								<RequestForm
									heading="product-request-heading"
									count={state.count ?? 1}
									choice={state.variantChoice}
									onChoose={(variant) => dispatch({ type: "variantChange", variant })}
									subject={{
										product: product.id,
										variant: state.variant?.id ?? null,
										personalization: state.personalization,
									}}
								/>
							</Suspense>
						</section>
					) : null}
				</div>
			</div>
			{first ? (
				<>
					<ScriptNeeded text={t("product.request.scriptNeeded")} />
					<BuyBar state={state} targetId={requestId}>
						<button type="button" tabIndex={-1} className={`${button.button} ${button.buys}`} onClick={ask}>
							{label}
						</button>
					</BuyBar>
				</>
			) : null}
		</>
	);
}
