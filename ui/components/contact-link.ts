import { type NavigationLink, outsideLink } from "#core/navigation/link.ts";
import { mailtoAddress } from "#core/shared/mail-address.ts";

/** A link that writes an e-mail (R-NAV-05), with its subject and text where given. */
export function emailLink(
	address: string,
	letter: { readonly subject: string; readonly body: string } | null = null,
): NavigationLink {
	// Mail programs read a plus as it is, so blanks are encoded as such; lines end as in mails (RFC 6068).
	const query = letter
		? `?subject=${encodeURIComponent(letter.subject)}&body=${encodeURIComponent(letter.body.replace(/\r?\n/g, "\r\n"))}`
		: "";
	return outsideLink(`${mailtoAddress(address)}${query}`);
}
