import styles from "#ui/components/company-info.module.css";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/**
 * The contact info block: the registered company, with a telephone number that is not a link (R-COMP-02).
 *
 * Use it for company facts in legal texts. Not for contact details to tap.
 */
export function CompanyInfo() {
	const { legalSidebar: company } = useShell();
	const t = useTranslate();
	return (
		<section className={styles.info} aria-labelledby="company">
			<h2 id="company">{t("legal.company")}</h2>
			<address className={styles.address}>
				<p>
					<strong>{company.company_name}</strong>
					{company.addressLabelKey ? <span>{t(company.addressLabelKey)}</span> : null}
					<span>{company.street}</span>
					<span>{company.city}</span>
				</p>
				{company.formKey ? (
					<p>
						<span>{t(company.formKey)}</span>
						{company.executives.length > 0 ? <span>{company.executives.join(", ")}</span> : null}
					</p>
				) : null}
				<p>
					{company.phone ? <span>{`${t("contact.phone")} ${company.phone.text}`}</span> : null}
					{company.email ? <span>{company.email}</span> : null}
				</p>
			</address>
		</section>
	);
}
