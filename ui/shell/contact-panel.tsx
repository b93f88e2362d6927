import { ButtonLink } from "#ui/components/button-link.tsx";
import { ContactDetails } from "#ui/components/contact-details.tsx";
import { Link } from "#ui/components/link.tsx";
import { OpenState } from "#ui/components/open-state.tsx";
import { OpeningHoursList } from "#ui/components/opening-hours-list.tsx";
import { SpecialDays } from "#ui/components/special-days.tsx";
import { replaceable } from "#ui/foundation/replaceable.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shell/contact-panel.module.css";

/**
 * The contact details in the drawer, with what to do next (R-SHELL-01, R-ROUTE-07).
 *
 * Use it for the drawer that the header's contact button opens. Not for the contact page.
 */
export const ContactPanel = replaceable<Record<never, never>>("ContactPanel", function ContactPanel() {
	const { appointment, branches, contactPage } = useShell();
	const t = useTranslate();
	return (
		<div className={styles.panel}>
			<p className={styles.title}>{t("contact.heading")}</p>
			<ContactDetails />
			<div className={styles.actions}>
				{appointment ? <ButtonLink link={appointment}>{t("contact.appointment")}</ButtonLink> : null}
				{contactPage ? <Link link={contactPage}>{t("contact.page")}</Link> : null}
			</div>
			{branches.map(({ id, name, hours }) => (
				<section key={id} className={styles.hours} aria-label={`${t("openingHours.label")}: ${name}`}>
					<p className={styles.label}>{t("openingHours.label")}</p>
					{branches.length > 1 ? <p className={styles.branch}>{name}</p> : null}
					<OpenState branch={id} />
					<OpeningHoursList hours={hours} />
					<SpecialDays branch={id} />
				</section>
			))}
		</div>
	);
});
