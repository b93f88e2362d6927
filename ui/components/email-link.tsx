import { mailtoAddress } from "#core/internet/domain-name.ts";
import { type NavigationLink, outsideLink } from "#core/navigation/link.ts";
import { Link } from "#ui/components/link.tsx";

/** Returns a link that writes an e-mail (R-NAV-05), with subject and text if given. */
export function emailLink(
	address: string,
	letter: { readonly subject: string; readonly body: string } | null = null,
): NavigationLink {
	// Mail programs read a plus literally, so spaces are percent-encoded; lines end as in mails (RFC 6068).
	const query = letter
		? `?subject=${encodeURIComponent(letter.subject)}&body=${encodeURIComponent(letter.body.replace(/\r?\n/g, "\r\n"))}`
		: "";
	return outsideLink(`${mailtoAddress(address)}${query}`);
}

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
