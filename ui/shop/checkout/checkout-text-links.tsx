import type { AcceptedText } from "#core/checkout/checkout-draft.ts";
import type { NavigationLink } from "#core/navigation/link.ts";
import { privacyPath } from "#core/routes/paths.ts";
import { Link } from "#ui/components/link.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/checkout/checkout-review.module.css";
import { useShop } from "#ui/shop/use-shop.ts";

/** Links to the texts that an order accepts. They open in new tabs, so that nothing entered is lost (B-LAW-11). */
export function TextLinks({ texts }: { readonly texts: readonly AcceptedText[] }) {
	const { language, defaultLanguage } = useShell();
	const { legalPages } = useShop();
	const t = useTranslate();
	const pages = legalPages.flatMap(({ key, link }) =>
		key === "shipping" || key === "returns" || !texts.some(({ type }) => type === key)
			? []
			: [{ key, link: { ...link, newTab: true } }],
	);
	const privacy: NavigationLink = {
		href: privacyPath(language, defaultLanguage),
		kind: "internal",
		hreflang: null,
		newTab: true,
		rel: null,
	};
	return (
		<span className={styles.texts}>
			{t("checkout.readHere")}
			{[...pages, { key: "privacy" as const, link: privacy }].map(({ key, link }) => (
				<Link key={key} link={link}>
					{t(`checkout.text.${key}`)}
				</Link>
			))}
		</span>
	);
}
