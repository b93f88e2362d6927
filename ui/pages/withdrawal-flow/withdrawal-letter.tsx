import { type WithdrawalFields, withdrawnItems } from "#core/enquiries/withdrawal.ts";
import { emptyWithdrawalDraft } from "#core/enquiries/withdrawal-draft.ts";
import { emailLink } from "#ui/components/email-link.tsx";
import { Link } from "#ui/components/link.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/pages/withdrawal-flow/withdrawal.module.css";

/**
 * Instructions for withdrawing without the form, which need no script and no service, so that the right can always
 * be exercised.
 */
export function WithdrawalLetter() {
	const t = useTranslate();
	return (
		<section className={styles.letter} aria-labelledby="withdrawal-letter">
			<h2 id="withdrawal-letter">{t("withdrawalForm.letterHeading")}</h2>
			<p>{t("withdrawalForm.letterText")}</p>
			<WithdrawalByMail fields={emptyWithdrawalDraft.fields} />
		</section>
	);
}

/** The shop's e-mail address, with a prepared declaration, and postal address. */
export function WithdrawalByMail({ fields }: { readonly fields: WithdrawalFields }) {
	const { contact } = useShell();
	const t = useTranslate();
	const letter = t("withdrawalForm.letter", {
		shop: `${contact.name}, ${contact.street}, ${contact.city}`,
		...fields,
		items: withdrawnItems(fields).join(", "),
	});
	return (
		<div className={styles.ways}>
			{contact.email === null ? null : (
				<p>
					<Link link={emailLink(contact.email, { subject: t("withdrawalForm.subject"), body: letter })}>
						{t("withdrawalForm.writeMail", { email: contact.email })}
					</Link>
				</p>
			)}
			<address>
				{contact.name}
				<br />
				{contact.street}
				<br />
				{contact.city}
			</address>
		</div>
	);
}
