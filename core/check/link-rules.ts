import { fieldAddresses, leadsToOtherNetwork } from "#core/check/field-addresses.ts";
import type { SiteText } from "#core/check/read-text.ts";
import type { CheckedSite, Place, Rule } from "#core/check/rule.ts";
import { siteTexts } from "#core/check/site-texts.ts";
import { machineEmail } from "#core/forms/email-address.ts";
import { machineAddress, machineDomain } from "#core/internet/domain-name.ts";

/** Hosts that visitors cannot reach, and editors' workspaces. */
const privateHost =
	/^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|0\.0\.0\.0|\[::1\])|\.(?:local|localhost|test|invalid|internal|lan)$|^(?:staging|stage|dev|preview|test|beta|cms|admin|directus)\d*(?:-|\.[^.]+\.)|\.(?:vercel|netlify|pages|ngrok|ngrok-free)\.(?:app|dev|io)$|\.myshopify\.com$/i;
const editorsPath =
	/\/(?:wp-admin|wp-login|administrator|admin|typo3|directus|backend)(?:\/|$|\?)|^\/(?:document|spreadsheets|presentation)\/d\/[^/]+\/edit/i;

/** URL parameters that identify a visitor or a visit. */
const tracking =
	/[?&](?:fbclid|gclid|msclkid|mc_eid|mc_cid|igshid|PHPSESSID|jsessionid|sid|session_?id|_ga)=/i;

/** Pages of social networks that belong to no company. */
const emptyProfile =
	/^(?:www\.)?(?:facebook|instagram|pinterest|twitter|x|youtube|linkedin|tiktok)\.com\/?(?:your[-_]?(?:page|name|profile)|username|profil|ihr[-_]?name|example|#)?\/?$/i;

const email = /^[^\s@]+@[^\s@]+\.(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;

/** Returns whether a link target is of no use to visitors. It is decided by the address alone, without a request. */
function isUnusable(target: string): boolean {
	if (/^(?:file:|[a-z]:\\|\\\\)/i.test(target)) return true;
	if (/^mailto:/i.test(target)) {
		const addresses = target.slice("mailto:".length).replace(/\?.*$/s, "");
		return addresses
			.split(",")
			.some((address) => !email.test(decodeURIComponent(address.trim().replace(/%(?![\da-f]{2})/gi, "%25"))));
	}
	if (/^tel:/i.test(target)) return target.replace(/\D/g, "").length < 5;
	if (!/^https?:/i.test(target)) return false;
	if (/^https?:\/*(?:https?[:/]|$)|\s/i.test(target)) return true;
	const [, host = "", path = ""] = /^https?:\/\/([^/?#]*)([\s\S]*)$/i.exec(target) ?? [];
	const name = host.replace(/^.*@/, "").replace(/:\d+$/, "");
	return (
		privateHost.test(name) ||
		!name.includes(".") ||
		editorsPath.test(path) ||
		tracking.test(path) ||
		emptyProfile.test(name + path)
	);
}

const digitsOf = (text: string) => text.replace(/\(0\)/g, "").replace(/\D/g, "");

/** Returns whether a target includes an address, in any spelling of its domain. */
function includesAddress(target: string, address: string): boolean {
	return machineAddress(target).toLowerCase().includes(address.toLowerCase());
}

/** Returns whether a link's text names another address or number than its target. */
function contradictsTarget(label: string, target: string): boolean {
	if (/^mailto:/i.test(target)) {
		const [email] = /[^\s@<>(]+@[^\s@<>)]+\.\p{L}{2,}/iu.exec(label) ?? [];
		return email !== undefined && !includesAddress(target, machineEmail(email));
	}
	if (/^tel:/i.test(target)) {
		const number = digitsOf(label);
		return number.length >= 6 && !digitsOf(target).endsWith(number.slice(-6));
	}
	const [, host] =
		/^(?:https?:\/\/)?(?:www\.)?([\p{L}\d_-]+(?:\.[\p{L}\d_-]+)+)\/?$/iu.exec(label.trim()) ?? [];
	return (
		host !== undefined && /^https?:/i.test(target) && !includesAddress(target, machineDomain(host) ?? host)
	);
}

function inLinks(
	checked: CheckedSite,
	find: (target: string, label: string, text: SiteText) => Place["params"] | null,
): readonly Place[] {
	return siteTexts(checked).flatMap((text) =>
		text.isMarkdown && text.source.includes("](")
			? text.paragraphs().flatMap(({ links }) =>
					links.flatMap(({ target, label }) => {
						const params = find(target, label, text);
						return params === null ? [] : [text.place({ ...params, language: text.language })];
					}),
				)
			: [],
	);
}

/** Creates a function that finds links to a page in another language whose text does not mention the language. */
function createOtherLanguageFinder({ site, defaultLanguage }: CheckedSite) {
	const languageOf = new Map(
		site.pages.flatMap(({ translations }) =>
			translations.map(({ path, language }) => [path, language] as const),
		),
	);
	return (target: string, label: string, { language, source }: SiteText) => {
		const path = target.replace(/[?#].*$/s, "").replace(/(?<=.)\/$/, "");
		const other = languageOf.get(path);
		// Links with a path in the default language are resolved to the page in the text's language.
		const isNamed = /deutsch|german|allemand|englis|anglais|fran[zç]|french|version/iu.test(
			`${label}\n${source.slice(0, 200)}`,
		);
		return other === undefined || other === language || other === defaultLanguage || isNamed
			? null
			: { found: target, other };
	};
}

/** Rules for links that are of no use to visitors. No requests are made: test hosts are recognized by their names. */
export const linkRules: readonly Rule[] = [
	{
		id: "unusable-link",
		severity: "warning",
		source: "WCAG 2.4.4",
		find: (checked) => [
			...inLinks(checked, (target) => (isUnusable(target) ? { found: target.slice(0, 120) } : null)),
			...siteTexts(checked).flatMap(({ source, isMarkdown, place, language }) => {
				// The Markdown parser does not treat these as links.
				const [, found] =
					(isMarkdown ? /\]\(<?((?:file:|[a-z]:\\|https?:\/\/[^)\s>]* )[^)>]*)>?\)/iu.exec(source) : null) ??
					[];
				return found === undefined ? [] : [place({ found: found.slice(0, 120), language })];
			}),
			...fieldAddresses(checked).flatMap(({ address, place }) =>
				isUnusable(address) ? [place({ found: address.slice(0, 120) })] : [],
			),
		],
	},
	{
		id: "link-label",
		severity: "warning",
		source: "WCAG 2.4.4",
		find: (checked) => [
			...inLinks(checked, (target, label) =>
				contradictsTarget(label, target) || leadsToOtherNetwork(label, target)
					? { label, found: target.slice(0, 120) }
					: null,
			),
			...fieldAddresses(checked).flatMap(({ address, label, place }) =>
				label !== null && leadsToOtherNetwork(label, address)
					? [place({ label, found: address.slice(0, 120) })]
					: [],
			),
		],
	},
	{
		id: "link-language",
		severity: "hint",
		source: "WCAG 2.4.4",
		find: (checked) => inLinks(checked, createOtherLanguageFinder(checked)),
	},
];
