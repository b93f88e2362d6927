import type { Gift } from "#core/checkout/gift.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/gift/gift-text.module.css";

/** That an order is wrapped as a gift, and what its card says; nothing for another one. */
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
