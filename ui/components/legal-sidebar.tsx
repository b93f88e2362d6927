import { vatLabelKey, writtenVatId } from "#core/legal/vat-label-key.ts";
import { outsideLink } from "#core/navigation/link.ts";
import { EmailLink } from "#ui/components/email-link.tsx";
import styles from "#ui/components/legal-sidebar.module.css";
import { Link } from "#ui/components/link.tsx";
import { Phone } from "#ui/components/phone.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/**
 * The company as named in the imprint (R-LEGAL-02, R-LEGAL-03, R-LEGAL-04).
 *
 * Use it for the imprint and related pages. Not for contact details in the shop's own tone.
 */
export function LegalSidebar() {
	const { legalSidebar: company } = useShell();
	const t = useTranslate();
	return (
		<aside className={styles.sidebar} aria-label={t("legal.company")}>
			<address className={styles.part}>
				<strong>{company.company_name}</strong>
				{company.addressLabelKey ? <span>{t(company.addressLabelKey)}</span> : null}
				<span>{company.street}</span>
				<span>{company.city}</span>
			</address>
			{company.formKey ? (
				<div className={styles.part}>
					<span className={styles.label}>{t(company.formKey)}</span>
					{company.executives.map((name) => (
						<span key={name}>{name}</span>
					))}
				</div>
			) : null}
			<ContactSection />
			<RegisterSection />
			<CountrySection />
		</aside>
	);
}

function ContactSection() {
	const { legalSidebar: company } = useShell();
	const t = useTranslate();
	const { phone, fax, email } = company;
	if (!phone && !fax && !email) return null;
	return (
		<dl className={styles.pairs}>
			{phone ? (
				<div>
					<dt>{t("contact.phone")}</dt>
					<dd>
						<Phone phone={phone} />
					</dd>
				</div>
			) : null}
			{fax ? (
				<div>
					<dt>{t("contact.fax")}</dt>
					<dd>
						<Phone phone={fax} />
					</dd>
				</div>
			) : null}
			{email ? (
				<div>
					<dt>{t("contact.email")}</dt>
					<dd>
						<EmailLink email={email} />
					</dd>
				</div>
			) : null}
		</dl>
	);
}

function RegisterSection() {
	const { legalSidebar: company } = useShell();
	const t = useTranslate();
	const { registers, registerKeys, ust_id, vat_number } = company;
	if (registers.length === 0 && !ust_id && !vat_number) return null;
	return (
		<dl className={styles.pairs}>
			{registers.map(({ register_type, number, registrar }) => (
				<div key={`${register_type} ${number}`}>
					<dt>{t(registerKeys.heading)}</dt>
					<dd>
						{`${register_type} ${number}`}
						<br />
						{t(registerKeys.registrar, { registrar })}
					</dd>
				</div>
			))}
			{ust_id ? (
				<div>
					<dt>{t(vatLabelKey(ust_id))}</dt>
					<dd>{writtenVatId(ust_id, t("legal.uidSuffix"))}</dd>
				</div>
			) : null}
			{vat_number ? (
				<div>
					<dt>{t("legal.vat_number")}</dt>
					<dd>{vat_number}</dd>
				</div>
			) : null}
		</dl>
	);
}

/** Information that some countries require: dispute resolution, the hosting provider, producer numbers (B-LAW-17). */
function CountrySection() {
	const { legalSidebar: company } = useShell();
	const t = useTranslate();
	const { host, mediator, rep } = company;
	if (!host && !mediator && !rep) return null;
	return (
		<dl className={styles.pairs}>
			{mediator ? (
				<div>
					<dt>{t("legal.mediator")}</dt>
					<dd>
						{mediator.name}
						<br />
						{mediator.postal_address}
						<br />
						<Link link={outsideLink(mediator.website)}>{mediator.website}</Link>
					</dd>
				</div>
			) : null}
			{host ? (
				<div>
					<dt>{t("legal.host")}</dt>
					<dd>
						{host.name}
						<br />
						{host.postal_address}
						<br />
						{host.phone_number}
					</dd>
				</div>
			) : null}
			{rep ? (
				<div>
					<dt>{rep.heading}</dt>
					{rep.entries.map(({ name, number }) => (
						<dd key={`${name} ${number}`}>{`${name} – ${number}`}</dd>
					))}
				</div>
			) : null}
		</dl>
	);
}
