import type { ContactModel } from "#core/models/page-model.ts";
import { EmailLink } from "#ui/components/email-link.tsx";
import { Phone } from "#ui/components/phone.tsx";

/**
 * The entries of a list: the telephone number and the e-mail address, those that there are.
 *
 * Use it in lists of ways to reach the shop. Not for a single one of them.
 */
export function PhoneAndEmail({ contact: { phone, email } }: { readonly contact: ContactModel }) {
	return (
		<>
			{phone ? (
				<li>
					<Phone phone={phone} />
				</li>
			) : null}
			{email ? (
				<li>
					<EmailLink email={email} />
				</li>
			) : null}
		</>
	);
}
