import type { ReactNode } from "react";
import type { CartLine } from "#core/cart/cart-line.ts";
import {
	essentialAttributes,
	languageOfValues,
	optionName,
	type Product,
	type ProductVariant,
} from "#core/catalogue/product.ts";
import type { Language } from "#core/language/language.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/cart/cart-line-choices.module.css";
import type { LineProducts } from "#ui/shop/cart/use-line-products.ts";
import { ConditionLabel } from "#ui/shop/condition-label.tsx";
import { listOf, namesOfLine } from "#ui/shop/order/order-text.ts";
import { useMarginNote } from "#ui/shop/price.tsx";

/** The chosen variant and personalization of a line, with the product's labels. */
export function LineChoices({
	line,
	products,
	children,
}: {
	readonly line: Pick<CartLine, "product" | "variant" | "personalization">;
	/** The products that have been read, in the language of the page. */
	readonly products: LineProducts;
	/** Shown between variant and personalization. */
	readonly children?: ReactNode;
}) {
	const t = useTranslate();
	const { product, variant } = namesOfLine(line, products);
	const fields = product?.personalization?.fields ?? [];
	const margin = useMarginNote(product);
	const fieldOf = (name: string) => fields.find((field) => field.name === name);
	return (
		<>
			<ConditionLabel product={product} />
			{variant ? (
				<p>
					{product?.variant_display_name
						? t("label.value", { label: product.variant_display_name, value: variant.display_name })
						: variant.display_name}
				</p>
			) : null}
			{margin === null ? null : <p>{margin}</p>}
			{children}
			<LineValues
				values={Object.entries(line.personalization ?? {}).map(([name, value]) => ({
					name,
					label: fieldOf(name)?.display_name ?? name,
					value: typeof value === "string" ? optionName(fieldOf(name) ?? {}, value) : value && t("cart.yes"),
				}))}
			/>
		</>
	);
}

/** A line's count, product, variant and personalization, followed by `children`. */
export function LineText({
	line,
	products,
	children,
}: {
	readonly line: Pick<CartLine, "product" | "variant" | "personalization" | "count">;
	readonly products: LineProducts;
	readonly children?: ReactNode;
}) {
	const t = useTranslate();
	return (
		<div>
			<p>
				{t("checkout.times", { count: line.count })}{" "}
				{namesOfLine(line, products).product?.display_name ?? t("line.unknown")}
			</p>
			<div className={styles.chosen}>
				<LineChoices line={line} products={products} />
				{children}
			</div>
		</div>
	);
}

/** The essential features of a line's goods (§ 312j (2) BGB, B-LAW-15). */
export function LineFeatures({
	product,
	variant,
}: {
	readonly product: Product;
	readonly variant: ProductVariant | null;
}) {
	const { language } = useShell();
	return (
		<LineValues
			values={essentialAttributes(product, variant).map((attribute) => ({
				name: String(attribute.attribute_group.id),
				label: attribute.attribute_group.display_name,
				labelLanguage: attribute.attribute_group.language,
				value: listOf(attribute.display_values, language),
				language: languageOfValues(attribute),
			}))}
		/>
	);
}

interface LineValue {
	readonly name: string;
	readonly label: string;
	readonly value: ReactNode;
	/** The language of the label or value if it is not the page's. */
	readonly labelLanguage?: Language | undefined;
	readonly language?: Language | undefined;
}

function LineValues({ values }: { readonly values: readonly LineValue[] }) {
	const t = useTranslate();
	if (values.length === 0) return null;
	return (
		<dl className={styles.values}>
			{values.map(({ name, label, value, labelLanguage, language }) => (
				<div key={name}>
					<dt lang={labelLanguage}>{t("label.before", { label })}</dt>
					<dd lang={language}>{value}</dd>
				</div>
			))}
		</dl>
	);
}
