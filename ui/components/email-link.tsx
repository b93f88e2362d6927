import { emailLink } from "#ui/components/contact-link.ts";
import { Link } from "#ui/components/link.tsx";

/**
 * An e-mail address that opens the visitor's mail program. Where it is too long for its line it breaks behind the @.
 *
 * Use it for every address that is shown as such. Not for a button that writes to the shop.
 */
export function EmailLink({ email }: { readonly email: string }) {
	const at = email.lastIndexOf("@") + 1;
	return (
		<Link link={emailLink(email)}>
			{email.slice(0, at)}
			<wbr />
			{email.slice(at)}
		</Link>
	);
}
