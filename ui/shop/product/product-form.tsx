import { useEffect, useEffectEvent, useState } from "react";
import type { ImageModel } from "#core/content-values/image-model.ts";
import { type FieldProblem, problem } from "#core/forms/field-rules.ts";
import { formProblems } from "#core/forms/form-problems.ts";
import { personalizationProblem } from "#core/product-page/engraving.ts";
import { purchaseState } from "#core/product-page/product-page-state.ts";
import { sellsOnline, taxRate } from "#core/settings/shop-settings.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { Form, useForm } from "#ui/components/form/form.tsx";
import { browserFields } from "#ui/components/form/form-elements.ts";
import { painted } from "#ui/foundation/scheduling.ts";
import { useServices } from "#ui/foundation/services.tsx";
import { type Translate, useTranslate } from "#ui/foundation/translate-context.tsx";
import { type AddedLine, countedAgain } from "#ui/shop/product/add-to-cart.ts";
import { AddToCartButton } from "#ui/shop/product/add-to-cart-button.tsx";
import { ProductAvailability } from "#ui/shop/product/product-availability.tsx";
import styles from "#ui/shop/product/product-form.module.css";
import {
	ProductPersonalization,
	personalizationFieldName,
} from "#ui/shop/product/product-personalization.tsx";
import { ProductPrice } from "#ui/shop/product/product-price.tsx";
import { ProductSizeGuide } from "#ui/shop/product/product-size-guide.tsx";
import { ProductVariants } from "#ui/shop/product/product-variants.tsx";
import type { ProductSession } from "#ui/shop/product/use-product.ts";
import { useShop } from "#ui/shop/use-shop.ts";

// Load with the cart, which is larger than the page.
const loadAddToCart = () => import("#ui/shop/product/add-to-cart.ts");
const loadAddedNotice = () => import("#ui/shop/product/added-notice.tsx");

interface ProductFormProps {
	readonly session: ProductSession;
	readonly image: ImageModel | null;
}

/** The price of a product, its options and the cart button (R-CAT-07, R-PROD-02 to 06). */
export function ProductForm({ session, image }: ProductFormProps) {
	const { state, product, dispatch, chooseVariant, approach, settings, gone } = session;
	const sells = sellsOnline(settings.settings) && !gone;
	const { form, submit, added } = useAddToCart(session, sells);
	const services = useServices();
	// Preloads the cart's code on hover or focus, before the button is pressed.
	const prepare = () => {
		approach();
		void Promise.all([services?.loadShop(), loadAddToCart(), loadAddedNotice()]).catch(() => undefined);
	};
	const prepareUsed = useEffectEvent(() => {
		if (form.element.current?.matches(":hover, :focus-within")) prepare();
	});
	// The form may be what the visitor touched first.
	useEffect(() => prepareUsed(), []);
	function choose(variant: ContentId): void {
		form.clear("variant");
		chooseVariant(variant);
	}
	const sizes = <ProductSizeGuide product={product} chosen={state.variant} onChoose={choose} />;
	// Sizes are variants or, without variants, options of the personalization.
	const ofVariants = Boolean(state.variantChoice?.variants.length);
	return (
		<Form
			state={form}
			className={styles.purchase}
			onSubmit={(element) => {
				prepare();
				submit(element);
			}}
			onPointerEnter={prepare}
			onFocus={prepare}
		>
			<ProductPrice state={state} percent={taxRate(settings.settings)} taxes={session.taxes} />
			<ProductAvailability state={state} settings={settings.settings} />
			<ProductVariants state={state} sizes={ofVariants ? sizes : null} onChoose={choose} />
			<ProductPersonalization
				sizes={ofVariants ? null : sizes}
				state={state}
				product={product}
				image={image}
				onChange={(field, value) => dispatch({ type: "personalizationChange", field, value })}
			/>
			<AddToCartButton session={session} purchase={purchaseState(state)} sells={sells} added={added} />
		</Form>
	);
}

/**
 * Returns the problems of the form. Their messages are in the page's language, which may not be the browser's
 * (R-FORM-02).
 */
function problemsOf(form: HTMLFormElement, { state, product }: ProductSession, t: Translate) {
	const label = state.variantChoice?.label;
	const name = label?.type === "text" ? label.text : t("product.variant");
	const validated = new Map<string, FieldProblem | null>([
		["variant", state.variant ? null : problem("variant", "product.chooseVariant", { label: name })],
	]);
	for (const field of product.personalization?.fields ?? []) {
		const found = personalizationProblem(field, state.personalization[field.name]);
		const id = personalizationFieldName(field.name);
		validated.set(id, found && { ...found, field: id });
	}
	const fields = browserFields(form);
	const asked = new Set(fields.map(({ name }) => name));
	const own = [...asked].flatMap((field) => validated.get(field) ?? []);
	return formProblems(own, fields, [...validated.keys()]);
}

/** Adds the choice to the cart, whose code may still be loading. */
function useAddToCart(session: ProductSession, sells: boolean) {
	const t = useTranslate();
	const services = useServices();
	const { currency } = useShop();
	const form = useForm(null);
	const [added, setAdded] = useState<AddedLine>({ status: "none" });

	async function add(): Promise<void> {
		if (!services) return;
		// Shows the pressed button before the work begins.
		await painted();
		try {
			const { addToCart } = await loadAddToCart();
			const next = await addToCart(session.state, currency, services);
			if (next) setAdded((last) => countedAgain(last, next));
		} catch {
			setAdded({ status: "refused" });
		}
	}

	return {
		form,
		added,
		submit(element: HTMLFormElement) {
			// Enter in a field submits a form without a button, too.
			if (!sells || purchaseState(session.state) === "onRequest") return;
			const found = problemsOf(element, session, t);
			form.show(found);
			if (found.length === 0) void add();
		},
	};
}
