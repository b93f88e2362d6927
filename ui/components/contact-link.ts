import { mailtoAddress } from "#core/internet/mail-address.ts";
import { type NavigationLink, outsideLink } from "#core/navigation/link.ts";

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
