import type { ReactNode } from "react";
import { linePrice } from "#core/cart/cart.ts";
import type { CartLine } from "#core/cart/cart-line.ts";
import { lineExcludesWithdrawal } from "#core/cart/line-withdrawal.ts";
import { resolveLine } from "#core/cart/loaded-products.ts";
import { quantityOf } from "#core/catalogue/base-price.ts";
import { type Product, variantReference } from "#core/catalogue/product.ts";
import type { OrderShipping } from "#core/checkout/announced-shipping.ts";
import { deliveryDays } from "#core/checkout/delivery-time.ts";
import type { wantedPieces } from "#core/checkout/understocked-lines.ts";
import type { ShopServices } from "#core/models/shop-services.ts";
import { productPath } from "#core/routes/shop-paths.ts";
import { EmptyImage } from "#ui/components/empty-image.tsx";
import { formatPrice } from "#ui/components/format-price.ts";
import { Image } from "#ui/components/image.tsx";
import { fromMedium } from "#ui/foundation/breakpoints.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { LineChoices, LineFeatures } from "#ui/shop/cart/cart-line-choices.tsx";
import styles from "#ui/shop/cart/cart-line-row.module.css";
import type { LineProducts } from "#ui/shop/cart/use-line-products.ts";
import { DeliveryTime } from "#ui/shop/delivery-time.tsx";
import { namesOfLine } from "#ui/shop/order/order-text.ts";
import { BasePrice, Price } from "#ui/shop/price.tsx";
import { useShop } from "#ui/shop/use-shop.ts";

interface LineProps {
	readonly line: CartLine;
	/** The products that have been read, in the language of the page. */
	readonly products: LineProducts;
	readonly shop: ShopServices;
	/** How the goods are delivered; null while unknown. */
	readonly shipping: OrderShipping | null;
	/** The total pieces of all lines that share a line's stock. */
	readonly piecesByItem: ReturnType<typeof wantedPieces>;
	/** Shows the count as text, for lists without a control for it. */
	readonly counted?: boolean;
	/** Hides the line's price. */
	readonly unpriced?: boolean;
	/** Shows the essential features of the goods, which the law requires above the order button. */
	readonly described?: boolean;
	/** Shown below the name and choices, e.g. the count and notices. */
	readonly children?: ReactNode;
}

/**
 * A line of the cart with image, product, delivery time and price (R-CART-07, B-LAW-03, B-LAW-06, B-LAW-14,
 * B-LAW-15).
 */
export function CartLineRow({
	line,
	products,
	shop,
	shipping,
	piecesByItem,
	counted = false,
	unpriced = false,
	described = false,
	children,
}: LineProps) {
	const { paths, withdrawalForm } = useShop();
	const t = useTranslate();
	const { product, variant } = namesOfLine(line, products);
	const supplied = resolveLine(line, products);
	return (
		<div className={styles.line} data-part="cart-line">
			<LineImage product={product} shop={shop} />
			<div className={styles.words}>
				<p className={styles.name}>
					{counted ? `${t("checkout.times", { count: line.count })} ` : null}
					{product ? (
						<a
							href={productPath(product, paths.list) ?? paths.list}
							lang={product.text_languages?.display_name}
						>
							{product.display_name}
						</a>
					) : (
						t("line.unknown")
					)}
				</p>
				<LineFacts line={line} products={products} />
				{described && product ? <LineFeatures product={product} variant={variant} /> : null}
				{supplied && shipping ? (
					<p>
						<DeliveryTime
							days={deliveryDays(supplied, piecesByItem(supplied), shipping.method)}
							shipping={shipping}
						/>
					</p>
				) : null}
				{withdrawalForm && lineExcludesWithdrawal(line, products) ? (
					<p className={styles.law}>{t("product.noWithdrawal")}</p>
				) : null}
			</div>
			{unpriced ? null : <LineSum line={line} products={products} />}
			{children ? <div className={styles.below}>{children}</div> : null}
		</div>
	);
}

function LineImage({ product, shop }: { readonly product: Product | null } & Pick<LineProps, "shop">) {
	const first = product?.images[0];
	const image = first ? shop.images.image(first) : null;
	return (
		<div className={styles.frame} style={image?.color ? { backgroundColor: image.color } : undefined}>
			{image ? <Image image={{ ...image, alt: "" }} sizes={`${fromMedium} 140px, 88px`} /> : <EmptyImage />}
		</div>
	);
}

/** The price of all pieces of a line, of one piece, and of a unit for goods sold by measure. */
function LineSum({ line, products }: Pick<LineProps, "line" | "products">) {
	const { language } = useShell();
	const { currency } = useShop();
	const t = useTranslate();
	const { product, variant } = namesOfLine(line, products);
	return (
		<p className={styles.sum}>
			<Price amount={linePrice(line).amount} />
			{line.count > 1 ? (
				<span className={styles.each}>
					{t("cart.each", { price: formatPrice(line.priceBrutto.amount, currency, language) })}
				</span>
			) : null}
			{product ? (
				<BasePrice
					quantities={[{ price: line.priceBrutto.amount, quantity: quantityOf(product, variant) }]}
				/>
			) : null}
		</p>
	);
}

/** Variant, reference number and personalization, with the product's labels. */
function LineFacts({ line, products }: Pick<LineProps, "line" | "products">) {
	const t = useTranslate();
	const { product, variant } = namesOfLine(line, products);
	const reference = product && variantReference(product, variant);
	return (
		<LineChoices line={line} products={products}>
			{reference ? <p className={styles.reference}>{t("cart.reference", { reference })}</p> : null}
		</LineChoices>
	);
}
