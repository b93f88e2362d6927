import { parseUrl } from "#core/internet/parse-url.ts";

/**
 * The characters of a typed domain: letters of any script. Any other character would be read as another part of an
 * address.
 */
const typedDomain = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** A domain as machines write it, of two labels or more, the last of which is no number (RFC 1123, RFC 3696). */
const asciiDomain =
	/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?=[a-z0-9-]*[a-z])[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/**
 * Returns a domain as machines write it, in small letters: "www.juwelier-müller.de" is "www.xn--juwelier-mller-psb.de" (RFC 5891).
 * Null for what is no domain.
 */
export function machineDomain(text: string): string | null {
	const domain = typedDomain.test(text) ? parseUrl(`http://${text}`)?.hostname : undefined;
	return domain !== undefined && asciiDomain.test(domain) ? domain : null;
}

/** Returns a web or mailto: address with its domains as machines write them; everything else stays as it is. */
export function machineAddress(address: string): string {
	const domains = /^mailto:/i.test(address)
		? /(?<=^[^?]*@)[^,?@]+/g
		: /(?<=^https?:\/\/(?:[^/?#]*@)?)[^/?#:@]+(?=(?::\d*)?(?:[/?#]|$))/i;
	return address.replace(domains, (domain) =>
		/[^\x21-\x7e]/.test(domain) ? (machineDomain(domain) ?? domain) : domain,
	);
}

/**
 * Returns the path, query and anchor of a web address on a domain, with or without "www."; null for other addresses. `domain` is as
 * machines write it.
 */
export function pathOnDomain(address: string, domain: string): string | null {
	const [, host = "", path] = /^https?:\/\/([^/?#]+)(.*)$/is.exec(address) ?? [];
	const bare = (name: string | null) => name?.replace(/^www\./, "");
	if (path === undefined || bare(machineDomain(host)) !== bare(domain)) return null;
	return path.startsWith("/") ? path : `/${path}`;
}

/**
 * Returns the mailto: URL of an e-mail address with its domain in ASCII. Characters that are allowed in an address
 * but separate parts of the URL are percent-encoded (RFC 6068): "a?bcc=b@example.com" is one recipient.
 */
export function mailtoAddress(email: string): string {
	return machineAddress(`mailto:${email.replace(/[%?&=#/{}|^`]/g, encodeURIComponent)}`);
}
