import { lazy, Suspense, useState } from "react";
import type { PurchaseState } from "#core/product-page/product-page-state.ts";
import button from "#ui/components/button-link.module.css";
import { useWords } from "#ui/foundation/words.tsx";
import type { AddedLine } from "#ui/shop/product-adding.tsx";
import { ProductCount } from "#ui/shop/product-count.tsx";
import { ProductLabel } from "#ui/shop/product-label.tsx";
import styles from "#ui/shop/product-purchase.module.css";
import type { ProductSession } from "#ui/shop/use-product.ts";

// Comes with what puts into the cart.
const AddedNotice = lazy(async () => ({
	default: (await import("#ui/shop/product-adding.tsx")).AddedNotice,
}));

interface BuyingProps {
	readonly session: ProductSession;
	readonly purchase: PurchaseState;
	/** Whether the shop sells over the cart at all. */
	readonly sells: boolean;
	readonly added: AddedLine;
}

/** The cart button with its count, or "On Request" in its place (R-CAT-07). */
export function ProductBuying({ session, purchase, sells, added }: BuyingProps) {
	const words = useWords();
	const { state, dispatch, settings, gone } = session;
	if (gone) return <p className={styles.onRequest}>{words("product.gone")}</p>;
	if (purchase === "onRequest")
		// Without a price it already stands in the price's place.
		return state.price_brutto === null ? null : (
			<p className={styles.onRequest}>
				<ProductLabel name="onRequest" />
			</p>
		);
	if (!sells || purchase === "empty") return null;
	return (
		<>
			<div className={styles.buy}>
				<ProductCount state={state} onChange={(count) => dispatch({ type: "countChange", count })} />
				<button type="submit" className={`${button.button} ${styles.cart}`}>
					{settings.settings.call_to_action_text ?? words("product.addToCart")}
				</button>
			</div>
			<Confirmation added={added} />
		</>
	);
}

/** Says what lies in the cart now and leads there; the focus stays where it is. */
function Confirmation({ added }: { readonly added: AddedLine }) {
	const words = useWords();
	return (
		<div role="status" className={styles.confirmation}>
			{added.status === "added" || added.status === "allInCart" ? (
				<Suspense fallback={null}>
					<AddedNotice added={added} />
				</Suspense>
			) : null}
			{added.status === "refused" ? <p className={styles.refused}>{words("product.notAdded")}</p> : null}
		</div>
	);
}

// The form's controls weigh more than the page: they come when someone asks.
const RequestForm = lazy(async () => ({
	default: (await import("#ui/shop/product-request-form.tsx")).ProductRequestForm,
}));

/** The button that opens the request form (R-CAT-07), the first one where nothing can be put into the cart. */
export function ProductRequest({
	session,
	first,
}: {
	readonly session: ProductSession;
	readonly first: boolean;
}) {
	const words = useWords();
	const [open, setOpen] = useState(false);
	const { state, product } = session;
	return (
		<div className={styles.request}>
			<button
				type="button"
				className={first ? button.button : `${button.button} ${button.quiet}`}
				aria-expanded={open}
				aria-controls="product-request"
				onClick={() => setOpen(!open)}
			>
				<ProductLabel name="requestAvailability" />
			</button>
			<div id="product-request" hidden={!open}>
				{open ? (
					<section className={styles.form} aria-labelledby="product-request-heading">
						<h2 id="product-request-heading">{words("product.request.heading")}</h2>
						<p>{words("product.request.text")}</p>
						<Suspense fallback={<div className={styles.loading} />}>
							<RequestForm
								heading="product-request-heading"
								count={state.count ?? 1}
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
	);
}
