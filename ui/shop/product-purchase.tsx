import { type FormEvent, useState } from "react";
import { newCartLine, purchaseState } from "#core/product-page/product-page-state.ts";
import { takesOrders } from "#core/settings/shop-settings.ts";
import type { ImageModel } from "#core/site/image-model.ts";
import { useServices } from "#ui/foundation/services.tsx";
import { useWords, type Words } from "#ui/foundation/words.tsx";
import { type AddedLine, ProductBuying } from "#ui/shop/product-buying.tsx";
import { type FieldSentences, focusFirstProblem, formProblems } from "#ui/shop/product-form.ts";
import { ProductPersonalization } from "#ui/shop/product-personalization.tsx";
import { ProductPrice } from "#ui/shop/product-price.tsx";
import styles from "#ui/shop/product-purchase.module.css";
import { ProductSizeHelp } from "#ui/shop/product-size-help.tsx";
import { ProductSupply } from "#ui/shop/product-supply.tsx";
import { ProductVariants } from "#ui/shop/product-variants.tsx";
import type { ProductSession } from "#ui/shop/use-product.ts";
import { useShop } from "#ui/shop/use-shop.ts";

interface ProductPurchaseProps {
	readonly session: ProductSession;
	readonly picture: ImageModel | null;
}

/** What the product costs, how it is chosen and the way into the cart (R-CAT-07, R-PROD-02 to 06). */
export function ProductPurchase({ session, picture }: ProductPurchaseProps) {
	const { state, product, dispatch, settings, gone } = session;
	const { purchase_to_order, default_tax_percent, show_stock } = settings.settings;
	const sells = takesOrders(settings.settings) && !purchase_to_order && !gone;
	const { problems, mend, submit, added } = useAdding(session, sells);
	return (
		<form className={styles.purchase} noValidate onSubmit={submit} onInput={mend}>
			<ProductPrice state={state} percent={default_tax_percent} />
			<ProductVariants
				state={state}
				problem={problems.variant ?? null}
				onChoose={(variant) => dispatch({ type: "variantChange", variant })}
			/>
			<ProductSizeHelp
				product={product}
				onChoose={(variant) => dispatch({ type: "variantChange", variant })}
			/>
			<ProductPersonalization
				state={state}
				product={product}
				picture={picture}
				problems={problems}
				onChange={(field, value) => dispatch({ type: "personalizationChange", field, value })}
			/>
			<ProductSupply state={state} showStock={show_stock} />
			<ProductBuying session={session} purchase={purchaseState(state)} sells={sells} added={added} />
		</form>
	);
}

/** What the visitor may not leave open; all else is judged by the browser. */
function validatorsOf(session: ProductSession, words: Words) {
	const label = session.state.variantChoice?.label;
	const name = label?.type === "text" ? label.text : words("product.variant");
	return {
		variant: () => session.state.variant !== null || words("product.chooseVariant", { label: name }),
		// The reducer keeps it a count, whatever is typed.
		count: () => true as const,
	};
}

/** Puts what was chosen into the cart; the program of the cart may still be on its way. */
function useAdding(session: ProductSession, sells: boolean) {
	const words = useWords();
	const services = useServices();
	const { currency } = useShop();
	const [problems, setProblems] = useState<FieldSentences>({});
	const [added, setAdded] = useState<AddedLine>({ status: "none" });

	async function add(): Promise<void> {
		const line = newCartLine(session.state, currency);
		if (!line || !services) return;
		try {
			const { cart } = session.shop ?? (await services.loadShop());
			const before = cart.state();
			cart.dispatch({ type: "add", ...line });
			setAdded((last) =>
				cart.state() === before
					? { status: "refused" }
					: { status: "added", line, times: last.status === "added" ? last.times + 1 : 1 },
			);
		} catch {
			setAdded({ status: "refused" });
		}
	}

	return {
		problems,
		added,
		submit(event: FormEvent<HTMLFormElement>) {
			event.preventDefault();
			// Enter in a field sends a form that has no button, too.
			if (!sells || purchaseState(session.state) === "onRequest") return;
			const found = formProblems(event.currentTarget, validatorsOf(session, words));
			setProblems(found);
			if (Object.keys(found).length > 0) focusFirstProblem(event.currentTarget, found);
			else void add();
		},
		/** Forgets what was wrong with a field that is being mended. */
		mend({ target }: FormEvent<HTMLFormElement>) {
			const name = target instanceof Element ? target.getAttribute("name") : null;
			if (name === null || !Object.hasOwn(problems, name)) return;
			const { [name]: _, ...others } = problems;
			setProblems(others);
		},
	};
}
