import { type FormEvent, useState } from "react";
import { personalizationProblem } from "#core/product-page/engraving.ts";
import { purchaseState } from "#core/product-page/product-page-state.ts";
import { sellsOnline } from "#core/settings/shop-settings.ts";
import type { ContentId } from "#core/shared/branded.ts";
import type { ImageModel } from "#core/site/image-model.ts";
import { useServices } from "#ui/foundation/services.tsx";
import { useWords, type Words } from "#ui/foundation/words.tsx";
import type { AddedLine } from "#ui/shop/product-adding.tsx";
import { ProductBuying } from "#ui/shop/product-buying.tsx";
import { type FieldSentences, focusFirstProblem, formProblems } from "#ui/shop/product-form.ts";
import { ProductPersonalization, personalName } from "#ui/shop/product-personalization.tsx";
import { ProductPrice } from "#ui/shop/product-price.tsx";
import styles from "#ui/shop/product-purchase.module.css";
import { ProductSizeHelp } from "#ui/shop/product-size-help.tsx";
import { ProductSupply } from "#ui/shop/product-supply.tsx";
import { ProductVariants } from "#ui/shop/product-variants.tsx";
import type { ProductSession } from "#ui/shop/use-product.ts";
import { useShop } from "#ui/shop/use-shop.ts";

// Comes with the cart, which weighs more than the page.
const loadAdding = () => import("#ui/shop/product-adding.tsx");

interface ProductPurchaseProps {
	readonly session: ProductSession;
	readonly picture: ImageModel | null;
}

/** What the product costs, how it is chosen and the way into the cart (R-CAT-07, R-PROD-02 to 06). */
export function ProductPurchase({ session, picture }: ProductPurchaseProps) {
	const { state, product, dispatch, settings, gone } = session;
	const { default_tax_percent, show_stock } = settings.settings;
	const sells = sellsOnline(settings.settings) && !gone;
	const { problems, forget, mend, submit, added } = useAdding(session, sells);
	const services = useServices();
	// Who comes near may buy: the program of the cart is there when the button is pressed.
	const prepare = () => void Promise.all([services?.loadShop(), loadAdding()]).catch(() => undefined);
	function choose(variant: ContentId): void {
		forget("variant");
		dispatch({ type: "variantChange", variant });
	}
	return (
		<form
			className={styles.purchase}
			noValidate
			onSubmit={submit}
			onInput={mend}
			onPointerEnter={prepare}
			onFocus={prepare}
		>
			<ProductPrice state={state} percent={default_tax_percent} taxes={session.taxes} />
			<ProductVariants state={state} problem={problems.variant ?? null} onChoose={choose} />
			<ProductSizeHelp product={product} onChoose={choose} />
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

/** What is asked of each field, said in the language of the page, which need not be the browser's (R-FORM-02). */
function validatorsOf({ state, product }: ProductSession, words: Words) {
	const label = state.variantChoice?.label;
	const name = label?.type === "text" ? label.text : words("product.variant");
	const personal = (product.personalization?.fields ?? []).map((field) => {
		const problem = personalizationProblem(field, state.personalization[field.name]);
		return [personalName(field.name), () => problem === null || words(problem.key, problem.params)] as const;
	});
	return {
		...Object.fromEntries(personal),
		variant: () => state.variant !== null || words("product.chooseVariant", { label: name }),
		// The reducer keeps it a count, whatever is typed.
		count: () => true as const,
	};
}

/** Counts an addition on, so that each is announced though its words are the same. */
function repeated(last: AddedLine, next: AddedLine): AddedLine {
	return last.status === "added" && next.status === "added" ? { ...next, times: last.times + 1 } : next;
}

/** Puts what was chosen into the cart; the program of the cart may still be on its way. */
function useAdding(session: ProductSession, sells: boolean) {
	const words = useWords();
	const services = useServices();
	const { currency } = useShop();
	const [problems, setProblems] = useState<FieldSentences>({});
	const [added, setAdded] = useState<AddedLine>({ status: "none" });

	async function add(): Promise<void> {
		if (!services) return;
		try {
			const { addToCart } = await loadAdding();
			const next = await addToCart(session.state, currency, services);
			if (next) setAdded((last) => repeated(last, next));
		} catch {
			setAdded({ status: "refused" });
		}
	}

	/** Forgets what was wrong with a field that is being mended. */
	function forget(name: string): void {
		setProblems(({ [name]: _, ...others }) => others);
	}

	return {
		problems,
		forget,
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
		mend({ target }: FormEvent<HTMLFormElement>) {
			const name = target instanceof Element ? target.getAttribute("name") : null;
			if (name !== null && Object.hasOwn(problems, name)) forget(name);
		},
	};
}
