/**
 * The mailto: address of an e-mail address. What is allowed in an e-mail address but separates parts of such a link is
 * percent-encoded (RFC 6068): "a?bcc=b@example.com" is one recipient.
 */
export function mailtoAddress(email: string): string {
	return `mailto:${email.replace(/[%?&=#/{}|^`]/g, encodeURIComponent)}`;
}
