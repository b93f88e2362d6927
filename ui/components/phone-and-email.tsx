import type { ContactModel } from "#core/models/page-model.ts";
import { EmailLink } from "#ui/components/email-link.tsx";
import { Phone } from "#ui/components/phone.tsx";

/**
 * List items for telephone number and e-mail address, if there are any.
 *
 * Use it for contact lists. Not for only one of them.
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
