import { type FormEvent, useState } from "react";
import type { ImageModel } from "#core/models/image-model.ts";
import { personalizationProblem } from "#core/product-page/engraving.ts";
import { purchaseState } from "#core/product-page/product-page-state.ts";
import { sellsOnline } from "#core/settings/shop-settings.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { useServices } from "#ui/foundation/services.tsx";
import { type Translate, useTranslate } from "#ui/foundation/translate-context.tsx";
import { AddToCart } from "#ui/shop/product/add-to-cart.tsx";
import type { AddedLine } from "#ui/shop/product/added-notice.tsx";
import { ProductAvailability } from "#ui/shop/product/product-availability.tsx";
import styles from "#ui/shop/product/product-form.module.css";
import {
	type FieldErrors,
	focusFirstProblem,
	formProblems,
} from "#ui/shop/product/product-form-validation.ts";
import {
	ProductPersonalization,
	personalizationFieldName,
} from "#ui/shop/product/product-personalization.tsx";
import { ProductPrice } from "#ui/shop/product/product-price.tsx";
import { ProductSizeGuide } from "#ui/shop/product/product-size-guide.tsx";
import { ProductVariants } from "#ui/shop/product/product-variants.tsx";
import type { ProductSession } from "#ui/shop/product/use-product.ts";
import { useShop } from "#ui/shop/use-shop.ts";

// Comes with the cart, which weighs more than the page.
const loadAddedNotice = () => import("#ui/shop/product/added-notice.tsx");

interface ProductFormProps {
	readonly session: ProductSession;
	readonly image: ImageModel | null;
}

/** What the product costs, how it is chosen and the way into the cart (R-CAT-07, R-PROD-02 to 06). */
export function ProductForm({ session, image }: ProductFormProps) {
	const { state, product, dispatch, settings, gone } = session;
	const { default_tax_percent, show_stock } = settings.settings;
	const sells = sellsOnline(settings.settings) && !gone;
	const { problems, forget, clearError, submit, added } = useAddToCart(session, sells);
	const services = useServices();
	// Who comes near may buy: the program of the cart is there when the button is pressed.
	const prepare = () => void Promise.all([services?.loadShop(), loadAddedNotice()]).catch(() => undefined);
	function choose(variant: ContentId): void {
		forget("variant");
		dispatch({ type: "variantChange", variant });
	}
	return (
		<form
			className={styles.purchase}
			noValidate
			onSubmit={submit}
			onInput={clearError}
			onPointerEnter={prepare}
			onFocus={prepare}
		>
			<ProductPrice state={state} percent={default_tax_percent} taxes={session.taxes} />
			<ProductVariants state={state} problem={problems.variant ?? null} onChoose={choose} />
			<ProductSizeGuide product={product} onChoose={choose} />
			<ProductPersonalization
				state={state}
				product={product}
				image={image}
				problems={problems}
				onChange={(field, value) => dispatch({ type: "personalizationChange", field, value })}
			/>
			<ProductAvailability state={state} showStock={show_stock} />
			<AddToCart session={session} purchase={purchaseState(state)} sells={sells} added={added} />
		</form>
	);
}

/** What is asked of each field, said in the language of the page, which need not be the browser's (R-FORM-02). */
function validatorsOf({ state, product }: ProductSession, t: Translate) {
	const label = state.variantChoice?.label;
	const name = label?.type === "text" ? label.text : t("product.variant");
	const personal = (product.personalization?.fields ?? []).map((field) => {
		const problem = personalizationProblem(field, state.personalization[field.name]);
		return [
			personalizationFieldName(field.name),
			() => problem === null || t(problem.key, problem.params),
		] as const;
	});
	return {
		...Object.fromEntries(personal),
		variant: () => state.variant !== null || t("product.chooseVariant", { label: name }),
		// The reducer keeps it a count, whatever is typed.
		count: () => true as const,
	};
}

/** Counts an addition on, so that each is announced though its words are the same. */
function countedAgain(last: AddedLine, next: AddedLine): AddedLine {
	return last.status === "added" && next.status === "added" ? { ...next, times: last.times + 1 } : next;
}

/** Puts what was chosen into the cart; the program of the cart may still be on its way. */
function useAddToCart(session: ProductSession, sells: boolean) {
	const t = useTranslate();
	const services = useServices();
	const { currency } = useShop();
	const [problems, setProblems] = useState<FieldErrors>({});
	const [added, setAdded] = useState<AddedLine>({ status: "none" });

	async function add(): Promise<void> {
		if (!services) return;
		try {
			const { addToCart } = await loadAddedNotice();
			const next = await addToCart(session.state, currency, services);
			if (next) setAdded((last) => countedAgain(last, next));
		} catch {
			setAdded({ status: "refused" });
		}
	}

	/** Clears the error of a field that is being corrected. */
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
			const found = formProblems(event.currentTarget, validatorsOf(session, t));
			setProblems(found);
			if (Object.keys(found).length > 0) focusFirstProblem(event.currentTarget, found);
			else void add();
		},
		clearError({ target }: FormEvent<HTMLFormElement>) {
			const name = target instanceof Element ? target.getAttribute("name") : null;
			if (name !== null && Object.hasOwn(problems, name)) forget(name);
		},
	};
}
