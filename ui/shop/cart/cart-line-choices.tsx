import type { ReactNode } from "react";
import type { CartLine } from "#core/cart/cart-line.ts";
import { optionName } from "#core/catalogue/product.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/cart/cart-line-choices.module.css";
import type { LineProducts } from "#ui/shop/cart/use-line-products.ts";
import { namesOfLine } from "#ui/shop/order/order-text.ts";

/** What was chosen for a line, variant and personalization, each called as the product calls it. */
export function LineChoices({
	line,
	products,
	children,
}: {
	readonly line: Pick<CartLine, "product" | "variant" | "personalization">;
	/** What was read of the products, in the language of the page. */
	readonly products: LineProducts;
	/** Shown between the two. */
	readonly children?: ReactNode;
}) {
	const t = useTranslate();
	const { product, variant } = namesOfLine(line, products);
	const fields = product?.personalization?.fields ?? [];
	const fieldOf = (name: string) => fields.find((field) => field.name === name);
	return (
		<>
			{variant ? (
				<p>
					{product?.variant_display_name
						? t("label.value", { label: product.variant_display_name, value: variant.display_name })
						: variant.display_name}
				</p>
			) : null}
			{children}
			{line.personalization ? (
				<dl className={styles.values}>
					{Object.entries(line.personalization).map(([name, value]) => (
						<div key={name}>
							<dt>{t("label.before", { label: fieldOf(name)?.display_name ?? name })}</dt>
							<dd>
								{typeof value === "string" ? optionName(fieldOf(name) ?? {}, value) : value && t("cart.yes")}
							</dd>
						</div>
					))}
				</dl>
			) : null}
		</>
	);
}
