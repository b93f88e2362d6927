import type { Gift } from "#core/checkout/gift.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/gift/gift-text.module.css";

/** A text that the order is wrapped as a gift, with the text of its card; renders nothing for other orders. */
export function GiftText({ gift: { presentWrap, cardText } }: { readonly gift: Gift }) {
	const t = useTranslate();
	if (!presentWrap) return null;
	return (
		<>
			<p>{t("gift.wrapped")}</p>
			{cardText === "" ? null : (
				<p className={styles.card}>
					{t("label.before", { label: t("gift.card") })} <q>{cardText}</q>
				</p>
			)}
		</>
	);
}
