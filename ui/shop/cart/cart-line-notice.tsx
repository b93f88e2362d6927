import { formatPrice } from "#ui/components/format-price.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import type { ShopServices } from "#ui/foundation/shop-services.ts";
import { type Translate, useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/cart/cart-contents.module.css";
import type { CheckedLine, LineNote } from "#ui/shop/cart/check-lines.ts";
import { useShop } from "#ui/shop/use-shop.ts";

interface LineNoticeProps {
	readonly checked: CheckedLine;
	readonly shop: ShopServices;
	/** Whether the count of the line cannot be changed next to the notice. */
	readonly counted?: boolean;
	readonly onLower: (count: number) => void;
	readonly onRemove: () => void;
}

/** What has changed about a line since it was put into the cart, and the one thing to do about it. */
export function LineNotice({ checked, shop, counted = false, onLower, onRemove }: LineNoticeProps) {
	const t = useTranslate();
	const text = useNoteText();
	const { line, note } = checked;
	const accept = () => {
		if (note?.type !== "price") return;
		const priceBrutto = { ...line.priceBrutto, amount: note.now };
		shop.cart.dispatch({ type: "changePrice", cartId: line.cartId, priceBrutto });
	};
	const actions: Readonly<Record<LineNote["type"], readonly [label: string, act: () => void] | null>> = {
		price: [t("cart.acceptPrice"), accept],
		short:
			note?.type === "short" && note.stock > 0
				? [t("cart.lower", { stock: note.stock }), () => onLower(note.stock)]
				: [t("cart.remove"), onRemove],
		shared: counted ? [t("cart.remove"), onRemove] : null,
		gone: [t("cart.remove"), onRemove],
	};
	const action = note ? actions[note.type] : null;
	return (
		<div role="status" className={styles.note}>
			{note ? <p>{text(note, t)}</p> : null}
			{action ? (
				<button type="button" className={styles.remove} onClick={action[1]}>
					{action[0]}
				</button>
			) : null}
		</div>
	);
}

function useNoteText(): (note: LineNote, t: Translate) => string {
	const { language } = useShell();
	const { currency } = useShop();
	return (note, t) => {
		switch (note.type) {
			case "gone":
				return t("cart.gone");
			case "price":
				return t("cart.priceChanged", {
					now: formatPrice(note.now, currency, language),
					before: formatPrice(note.before, currency, language),
				});
			case "short":
				return note.stock === 0 ? t("cart.gone") : t("cart.short", { count: note.stock });
			case "shared":
				return t("cart.shared", { stock: note.stock });
			default:
				return note satisfies never;
		}
	};
}
