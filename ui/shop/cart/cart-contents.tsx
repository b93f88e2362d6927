import { useEffect, useRef, useState } from "react";
import type { Cart } from "#core/cart/cart.ts";
import { type CartLine, maxLineCount } from "#core/cart/cart-line.ts";
import { resolveLines } from "#core/cart/loaded-products.ts";
import { announcedShipping } from "#core/checkout/announced-shipping.ts";
import { wantedPieces } from "#core/checkout/understocked-lines.ts";
import type { ShopCategoryLink } from "#core/models/shop-model.ts";
import type { ShopServices } from "#core/models/shop-services.ts";
import { QuantityField } from "#ui/components/quantity-field.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/cart/cart-contents.module.css";
import { LineNotice } from "#ui/shop/cart/cart-line-notice.tsx";
import { CartLineRow } from "#ui/shop/cart/cart-line-row.tsx";
import { type CartSettings, CartSummary } from "#ui/shop/cart/cart-summary.tsx";
import { type CheckedLine, checkLines, isUnavailable, isUnpriced } from "#ui/shop/cart/check-lines.ts";
import { type LineProducts, useLineProducts } from "#ui/shop/cart/use-line-products.ts";
import { useCheckout } from "#ui/shop/checkout/use-checkout.ts";
import { EmptyCart, Loading, OrderNotice } from "#ui/shop/order/order-notice.tsx";
import { lineName } from "#ui/shop/order/order-text.ts";
import { useIsCartPersisted, useShop } from "#ui/shop/use-shop.ts";

/** The cart with its lines, compared with the current catalogue, and its totals (R-CART-07, R-CART-08). */
export function CartContents({
	cart,
	shop,
	settings,
	categories,
	hasOpenOrder,
}: {
	readonly cart: Cart;
	readonly shop: ShopServices;
	/** The shop's current settings; null until they have been read. */
	readonly settings: CartSettings | null;
	/** The categories that an empty cart links to. */
	readonly categories: readonly ShopCategoryLink[];
	/** Whether an earlier order has to be finished first. */
	readonly hasOpenOrder: boolean;
}) {
	const t = useTranslate();
	const { products, pending, failed } = useLineProducts(shop, cart.products);
	const [removed, setRemoved] = useState<CartLine | null>(null);
	const isPersisted = useIsCartPersisted(shop);
	const lines = checkLines(cart.products, products);
	const { payments } = useShop();
	const { draft } = useCheckout(shop);
	const shipping = settings && announcedShipping(settings, payments, draft.paymentMethod);
	const supplied = resolveLines(cart.products, products);
	const piecesByItem = wantedPieces(supplied);
	if (pending && removed === null) return <Loading label={t("cart.loading")} />;
	return (
		<>
			<RemovedNotice
				line={removed}
				products={products}
				onUndo={(line) => {
					shop.cart.dispatch({ type: "add", ...line });
					setRemoved(null);
				}}
			/>
			{lines.length > 0 && !isPersisted ? <OrderNotice title={t("cart.notKept")} /> : null}
			{lines.length === 0 ? <EmptyCart shop={shop} categories={categories} /> : null}
			<div className={styles.cart}>
				{lines.length > 0 ? (
					<ul className={styles.lines} aria-label={t("cart.lines")}>
						{lines.map((checked) => (
							<li key={checked.line.cartId}>
								<CartLineRow
									line={checked.line}
									products={products}
									shop={shop}
									shipping={checked.notes.some(isUnavailable) ? null : shipping}
									piecesByItem={piecesByItem}
									unpriced={isUnpriced(checked, products)}
								>
									<LineControls checked={checked} products={products} shop={shop} onRemove={setRemoved} />
								</CartLineRow>
							</li>
						))}
					</ul>
				) : null}
				{lines.length > 0 ? (
					<CartSummary
						cart={cart}
						products={products}
						shop={shop}
						settings={settings}
						shipping={shipping}
						supplied={supplied}
						unpriced={lines.some((checked) => isUnpriced(checked, products))}
						hasOpenOrder={hasOpenOrder}
						blocked={lines.some(({ notes }) => notes.length > 0)}
					>
						{failed ? <p>{t("cart.checkFailed")}</p> : null}
					</CartSummary>
				) : null}
			</div>
		</>
	);
}

interface ControlsProps {
	readonly checked: CheckedLine;
	readonly products: LineProducts;
	readonly shop: ShopServices;
	readonly onRemove: (line: CartLine) => void;
}

function LineControls({ checked, products, shop, onRemove }: ControlsProps) {
	const t = useTranslate();
	const { line, limit: stock } = checked;
	const { cartId } = line;
	const isFull = checked.notes.length === 0 && checked.most !== null && line.count >= checked.most;
	const name = lineName(line, products, t);
	const change = (count: number) => shop.cart.dispatch({ type: "changeCount", cartId, count, stock });
	const remove = () => {
		onRemove(line);
		shop.cart.dispatch({ type: "remove", cartId });
	};
	if (checked.notes.some(isUnavailable))
		return <LineNotice checked={checked} name={name} shop={shop} onLower={change} onRemove={remove} />;
	return (
		<>
			<div className={styles.controls}>
				<QuantityField
					labels={{
						count: t("cart.countOf", { name }),
						fewer: t("cart.less", { name }),
						more: t("cart.more", { name }),
					}}
					count={line.count}
					max={Math.min(maxLineCount, checked.most ?? maxLineCount)}
					size="small"
					onChange={change}
				/>
				<button
					type="button"
					className={styles.remove}
					aria-label={t("cart.removeNamed", { name })}
					onClick={remove}
				>
					{t("cart.remove")}
				</button>
			</div>
			<p role="status" className={styles.limit}>
				{isFull && stock ? t("line.atMost", { count: stock.pieces }) : null}
			</p>
			<LineNotice checked={checked} name={name} shop={shop} onLower={change} onRemove={remove} />
		</>
	);
}

/** A notice about a removed line with a button to undo it. */
function RemovedNotice({
	line,
	products,
	onUndo,
}: {
	readonly line: CartLine | null;
	readonly products: LineProducts;
	readonly onUndo: (line: CartLine) => void;
}) {
	const t = useTranslate();
	const undo = useRef<HTMLButtonElement>(null);
	// The pressed button has disappeared with its line.
	useEffect(() => {
		if (line) undo.current?.focus({ preventScroll: true });
	}, [line]);
	return (
		<div role="status" className={styles.removed}>
			{line ? (
				<OrderNotice title={t("cart.removed", { name: lineName(line, products, t) })}>
					<button ref={undo} type="button" className={styles.remove} onClick={() => onUndo(line)}>
						{t("cart.undo")}
					</button>
				</OrderNotice>
			) : null}
		</div>
	);
}
