import { hasOrderService, type PageModel } from "#core/models/page-model.ts";
import { outsideLink } from "#core/navigation/link.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { CompanyInfo } from "#ui/components/company-info.tsx";
import { ContactDetails } from "#ui/components/contact-details.tsx";
import { emailLink } from "#ui/components/email-link.tsx";
import { areScenes, Image } from "#ui/components/image.tsx";
import { Link } from "#ui/components/link.tsx";
import { PageIntro } from "#ui/components/page-intro.tsx";
import { IslandHost } from "#ui/foundation/island.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/pages/contact.module.css";
import { contactFormIsland } from "#ui/pages/contact-form/contact-form-island.ts";

// The form's style loads with the page, its script on first use.
import "#ui/foundation/spectrum/spectrum.css";
import form from "#ui/pages/contact-form/contact-form.module.css";

/** The contact page: location, details, form and branches (R-ROUTE-14). */
export function ContactPage({ page }: { readonly page: PageModel }) {
	const { appointment } = useShell();
	const t = useTranslate();
	return (
		<>
			<MapHeader page={page} />
			<section className={styles.reach} aria-labelledby="reach">
				<PageIntro page={page} />
				<div className={styles.details}>
					<h2 id="reach">{t("contact.reach")}</h2>
					<ContactDetails />
					{appointment ? <ButtonLink link={appointment}>{t("contact.appointment")}</ButtonLink> : null}
				</div>
				<CompanyInfo />
			</section>
			<ContactFormOrEmail page={page} />
			<Blocks blocks={page.blocks} belowScreen />
		</>
	);
}

/** The form; without an order service a link to e-mail. */
function ContactFormOrEmail({ page }: { readonly page: PageModel }) {
	const shell = useShell();
	const t = useTranslate();
	const { email } = shell.contact;
	const takesMessages = hasOrderService(shell);
	if (!takesMessages && email === null) return null;
	return (
		<section className={styles.write} aria-labelledby="contact-form">
			<h2 id="contact-form">{t("contactForm.heading")}</h2>
			{!takesMessages && email !== null ? (
				<p>
					<ButtonLink link={emailLink(email)}>{t("contactForm.byEmail")}</ButtonLink>
				</p>
			) : (
				<IslandHost
					key={page.path}
					className={form.place}
					island={contactFormIsland}
					props={{ page: page.path }}
				/>
			)}
		</section>
	);
}

/** An image of the location with directions, instead of an embedded map, which would need consent. */
function MapHeader({ page }: { readonly page: PageModel }) {
	const { contact } = useShell();
	const t = useTranslate();
	return (
		<div className={styles.map}>
			{page.image ? (
				<Image
					image={page.image}
					sizes="min(1600px, 100vw)"
					className={areScenes([page.image]) ? styles.picture : `${styles.picture} ${styles.whole}`}
					priority
				/>
			) : null}
			<p className={styles.place}>
				<span>{`${contact.street}, ${contact.city}`}</span>
				<Link link={outsideLink(contact.directions)}>{t("contact.directions")}</Link>
			</p>
		</div>
	);
}
