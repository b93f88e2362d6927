import { machineAddress } from "#core/internet/domain-name.ts";

/**
 * The mailto: address of an e-mail address. What is allowed in an e-mail address but separates parts of such a link is
 * percent-encoded (RFC 6068): "a?bcc=b@example.com" is one recipient. The domain is as machines write it.
 */
export function mailtoAddress(email: string): string {
	return machineAddress(`mailto:${email.replace(/[%?&=#/{}|^`]/g, encodeURIComponent)}`);
}
