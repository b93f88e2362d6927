import { emailLink } from "#ui/components/contact-link.ts";
import { Link } from "#ui/components/link.tsx";

/**
 * An e-mail address that opens the visitor's mail program; a long one breaks after the @.
 *
 * Use it for every displayed address. Not for a button that writes to the shop.
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
