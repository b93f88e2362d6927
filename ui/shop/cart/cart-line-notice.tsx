import type { ShopServices } from "#core/models/shop-services.ts";
import { zero } from "#core/money/decimal-text.ts";
import { formatPrice } from "#ui/components/format-price.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { type Translate, useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/cart/cart-contents.module.css";
import { type CheckedLine, isUnavailable, type LineNote } from "#ui/shop/cart/check-lines.ts";
import { useShop } from "#ui/shop/use-shop.ts";

interface LineNoticeProps {
	readonly checked: CheckedLine;
	/** The line's name for the labels of buttons. */
	readonly name: string;
	readonly shop: ShopServices;
	/** Whether there is no control for the line's count next to the notice. */
	readonly counted?: boolean;
	readonly onLower: (count: number) => void;
	readonly onRemove: () => void;
}

/** The changes of a line since it was put into the cart, with one button for all of them. */
export function LineNotice({ checked, name, shop, counted = false, onLower, onRemove }: LineNoticeProps) {
	const t = useTranslate();
	const text = useNoteText();
	const { line, notes } = checked;
	const [first] = notes;
	const price = notes.find((note) => note.type === "price");
	const acceptPrice = () => {
		if (!price) return;
		const priceBrutto = { ...line.priceBrutto, amount: price.now };
		shop.cart.dispatch({ type: "changePrice", cartId: line.cartId, priceBrutto });
	};
	const lower = (stock: number) => {
		acceptPrice();
		onLower(stock);
	};
	return (
		<div role="status" className={styles.note}>
			{notes.map((note) => (
				<p key={note.type}>{text(note, t)}</p>
			))}
			{first && (isUnavailable(first) || (first.type === "shared" && counted)) ? (
				<NoticeButton label={t("cart.remove")} name={t("cart.removeNamed", { name })} onPress={onRemove} />
			) : null}
			{first?.type === "short" && !isUnavailable(first) ? (
				<NoticeButton
					label={t(price ? "cart.lowerAtNewPrice" : "cart.lower", { stock: first.stock })}
					onPress={() => lower(first.stock)}
				/>
			) : null}
			{price && first?.type !== "short" ? (
				<NoticeButton label={t("cart.acceptPrice")} onPress={acceptPrice} />
			) : null}
		</div>
	);
}

function NoticeButton({
	label,
	name,
	onPress,
}: {
	readonly label: string;
	/** Its accessible name if the label alone is unclear. */
	readonly name?: string;
	readonly onPress: () => void;
}) {
	return (
		<button type="button" className={styles.remove} aria-label={name} onClick={onPress}>
			{label}
		</button>
	);
}

function useNoteText(): (note: LineNote, t: Translate) => string {
	const { language } = useShell();
	const { currency } = useShop();
	return (note, t) => {
		switch (note.type) {
			case "gone":
				return t("cart.gone");
			case "price": {
				const now = formatPrice(note.now, currency, language);
				return note.before === zero
					? t("cart.priceHere", { now })
					: t("cart.priceChanged", { now, before: formatPrice(note.before, currency, language) });
			}
			case "short":
				return note.stock === 0 ? t("cart.gone") : t("cart.short", { count: note.stock });
			case "shared":
				return t("cart.shared", { stock: note.stock });
			default:
				return note satisfies never;
		}
	};
}
