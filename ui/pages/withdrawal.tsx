import type { PageModel } from "#core/models/page-model.ts";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { ContactCard } from "#ui/components/contact-card.tsx";
import { LegalLayout } from "#ui/components/legal-layout.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/pages/withdrawal.module.css";

/**
 * The right of withdrawal, with the address for withdrawals and, with a shop, its form (B-LAW-02). For customers
 * without this right, the returns that the shop accepts, with a contact.
 */
export function WithdrawalPage({ page }: { readonly page: PageModel }) {
	const t = useTranslate();
	const { shop } = useShell();
	const title = shop && !shop.withdrawalForm ? "withdrawal.returns" : "withdrawal.address";
	return (
		<LegalLayout page={page} aside={<ContactCard title={t(title)} />}>
			{shop?.withdrawalForm ? (
				<p className={styles.form}>
					<ButtonLink link={shop.withdrawalForm}>{t("legalLinks.withdrawalForm")}</ButtonLink>
				</p>
			) : null}
		</LegalLayout>
	);
}
