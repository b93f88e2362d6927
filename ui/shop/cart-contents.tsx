import { useEffect, useRef, useState } from "react";
import type { Cart } from "#core/cart/cart.ts";
import type { CartLine } from "#core/cart/cart-line.ts";
import type { ShopServices } from "#ui/foundation/shop-services.ts";
import { useWords } from "#ui/foundation/words.tsx";
import { type CheckedLine, checkLines, isOutdated, renewLine } from "#ui/shop/cart-check.ts";
import styles from "#ui/shop/cart-contents.module.css";
import { LineNotice } from "#ui/shop/cart-line-notice.tsx";
import { CartLineRow } from "#ui/shop/cart-line-row.tsx";
import { useCartProducts } from "#ui/shop/cart-products.ts";
import { CartStepper } from "#ui/shop/cart-stepper.tsx";
import { CartSummary } from "#ui/shop/cart-summary.tsx";
import { EmptyCart, OrderNotice } from "#ui/shop/order-notice.tsx";
import { lineName } from "#ui/shop/order-words.ts";
import { useKept } from "#ui/shop/use-shop.ts";

/** The cart with its lines, held against the catalogue as it is now, and what it comes to (R-CART-07, R-CART-08). */
export function CartContents({ cart, shop }: { readonly cart: Cart; readonly shop: ShopServices }) {
	const words = useWords();
	const { products, failed } = useCartProducts(shop, cart);
	const [removed, setRemoved] = useState<CartLine | null>(null);
	const kept = useKept(shop);
	const lines = checkLines(cart.products, products);
	useSilentRenewal(lines, shop);
	return (
		<>
			<RemovedNotice
				line={removed}
				onUndo={(line) => {
					shop.cart.dispatch({ type: "add", ...line });
					setRemoved(null);
				}}
			/>
			{lines.length > 0 && !kept ? <OrderNotice title={words("cart.notKept")} /> : null}
			{lines.length === 0 ? <EmptyCart shop={shop} /> : null}
			<div className={styles.cart}>
				{lines.length > 0 ? (
					<ul className={styles.lines} aria-label={words("cart.lines")}>
						{lines.map((checked) => (
							<li key={checked.line.cartId}>
								<CartLineRow
									line={checked.line}
									product={products.get(String(checked.line.product.id)) ?? null}
									shop={shop}
								>
									<LineControls checked={checked} shop={shop} onRemove={setRemoved} />
								</CartLineRow>
							</li>
						))}
					</ul>
				) : null}
				{lines.length > 0 ? (
					<CartSummary cart={cart} blocked={lines.some(({ note }) => note !== null)}>
						{failed ? <p>{words("cart.checkFailed")}</p> : null}
					</CartSummary>
				) : null}
			</div>
		</>
	);
}

/** Takes over what needs no word, so that stock and delivery time are judged as they are. */
function useSilentRenewal(lines: readonly CheckedLine[], shop: ShopServices): void {
	useEffect(() => {
		for (const checked of lines) {
			const { line, fresh } = checked;
			if (!fresh || !isOutdated(checked)) continue;
			for (const event of renewLine(line, fresh)) shop.cart.dispatch(event);
		}
	});
}

interface ControlsProps {
	readonly checked: CheckedLine;
	readonly shop: ShopServices;
	readonly onRemove: (line: CartLine) => void;
}

function LineControls({ checked, shop, onRemove }: ControlsProps) {
	const words = useWords();
	const { line } = checked;
	const name = lineName(line);
	const change = (count: number) => shop.cart.dispatch({ type: "changeCount", cartId: line.cartId, count });
	const remove = () => {
		onRemove(line);
		shop.cart.dispatch({ type: "remove", cartId: line.cartId });
	};
	return (
		<>
			<div className={styles.controls}>
				<CartStepper name={name} count={line.count} onChange={change} />
				<button
					type="button"
					className={styles.remove}
					aria-label={words("cart.removeNamed", { name })}
					onClick={remove}
				>
					{words("cart.remove")}
				</button>
			</div>
			<LineNotice checked={checked} shop={shop} onLower={change} onRemove={remove} />
		</>
	);
}

/** Says what was taken out and offers to put it back. */
function RemovedNotice({
	line,
	onUndo,
}: {
	readonly line: CartLine | null;
	readonly onUndo: (line: CartLine) => void;
}) {
	const words = useWords();
	const undo = useRef<HTMLButtonElement>(null);
	// The button that was pressed is gone with its line.
	useEffect(() => {
		if (line) undo.current?.focus({ preventScroll: true });
	}, [line]);
	return (
		<div role="status" className={styles.removed}>
			{line ? (
				<OrderNotice title={words("cart.removed", { name: lineName(line) })}>
					<button ref={undo} type="button" className={styles.remove} onClick={() => onUndo(line)}>
						{words("cart.undo")}
					</button>
				</OrderNotice>
			) : null}
		</div>
	);
}
