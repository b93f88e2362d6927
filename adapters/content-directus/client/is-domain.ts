import { domainSpellings } from "#core/internet/readable-domain.ts";

/**
 * Returns the condition that a field is a domain, in Directus' filter language. Editors write domains with umlauts, the configuration
 * names them as machines do.
 */
export function isDomain(domain: string): Readonly<Record<string, unknown>> {
	const spellings = domainSpellings(domain);
	return spellings.length === 1 ? { _eq: domain } : { _in: spellings };
}
