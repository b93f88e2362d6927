import { ButtonLink } from "#ui/components/button-link.tsx";
import { ContactDetails } from "#ui/components/contact-details.tsx";
import { Link } from "#ui/components/link.tsx";
import { OpenState } from "#ui/components/open-state.tsx";
import { OpeningHoursList } from "#ui/components/opening-hours-list.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import styles from "#ui/shell/contact-panel.module.css";

/** The contact details in the drawer, with what to do next (R-SHELL-01, R-ROUTE-07). */
export function ContactPanel() {
	const { appointment, branches, contactPage } = useShell();
	const words = useWords();
	return (
		<div className={styles.panel}>
			<p className={styles.title}>{words("contact.heading")}</p>
			<ContactDetails />
			<div className={styles.actions}>
				{appointment ? <ButtonLink link={appointment}>{words("contact.appointment")}</ButtonLink> : null}
				{contactPage ? <Link link={contactPage}>{words("contact.page")}</Link> : null}
			</div>
			{branches.map(({ id, name, hours, schedule }) => (
				<section key={id} className={styles.hours} aria-label={`${words("openingHours.label")}: ${name}`}>
					<p className={styles.label}>{words("openingHours.label")}</p>
					{branches.length > 1 ? <p className={styles.branch}>{name}</p> : null}
					<OpenState schedule={schedule} />
					<OpeningHoursList hours={hours} />
				</section>
			))}
		</div>
	);
}
