import { atPage } from "#core/check/page-rules.ts";
import { at, atItem, type CheckedSite, type Place } from "#core/check/rule.ts";
import { legal } from "#core/content/legal.ts";
import { menuItem } from "#core/content/menu.ts";
import { project } from "#core/content/project.ts";
import { manufacturer } from "#core/content/shop-lists.ts";
import { consent } from "#core/content/site-lists.ts";

/** An address in a field, with the words that lead to it. */
interface FieldAddress {
	readonly address: string;
	readonly label: string | null;
	place(params: Place["params"]): Place;
}

/** Names of fields with an address outside the site. */
const addressNames: ReadonlySet<string> = new Set([
	"external_path",
	"link",
	"website",
	"electronic_address",
	"src",
]);

/** Returns the addresses within a value, with the paths of their fields. */
function addressesIn(
	value: unknown,
	place: (field: string, params: Place["params"]) => Place,
	path: readonly (string | number)[] = [],
): readonly FieldAddress[] {
	if (typeof value !== "object" || value === null) return [];
	const label = "display_name" in value && typeof value.display_name === "string" ? value.display_name : null;
	return Object.entries(value).flatMap(([name, part]) => {
		const field = [...path, name];
		if (typeof part !== "string") return addressesIn(part, place, field);
		const address = part.trim();
		return addressNames.has(name) && address !== ""
			? [{ address, label, place: (params: Place["params"]) => place(field.join("."), params) }]
			: [];
	});
}

/** Returns the addresses in the fields of menus, notices, consents, the mediator, manufacturers and blocks. */
export function fieldAddresses({ site, bodies }: CheckedSite): readonly FieldAddress[] {
	const { menus, project: settings, consents, legal: texts, shop } = site;
	return [
		...addressesIn(menus, (field, params) => at(menuItem, field, params)),
		...addressesIn({ notices: settings.notices }, (field, params) => at(project, field, params)),
		...addressesIn(consents, (field, params) => at(consent, field, params)),
		...addressesIn({ mediator: texts.mediator }, (field, params) => at(legal, field, params)),
		...(shop?.manufacturers ?? []).flatMap(({ id, contact }) =>
			addressesIn({ contact }, (field, params) => atItem(manufacturer, id, field, params)),
		),
		...bodies.flatMap(({ page, body: { language, blocks } }) => {
			const version = page.translations.findIndex((own) => own.language === language);
			return addressesIn({ blocks }, (field, params) =>
				atPage(page, `translations.${version}.${field}`, params),
			);
		}),
	];
}

/** Social networks as labels name them, with their hosts. */
const networks: readonly (readonly [name: RegExp, host: RegExp])[] = [
	[/(?<!\p{L})facebook/iu, /(?:^|\.)(?:facebook|fb)\.(?:com|me)$/i],
	[/(?<!\p{L})insta(?:gram)?(?!\p{L})/iu, /(?:^|\.)instagram\.com$/i],
	[/pinterest/iu, /(?:^|\.)pinterest\.[a-z.]+$|(?:^|\.)pin\.it$/i],
	[/tik ?tok/iu, /(?:^|\.)tiktok\.com$/i],
	[/youtube/iu, /(?:^|\.)(?:youtube\.com|youtu\.be)$/i],
	[/linked ?in/iu, /(?:^|\.)(?:linkedin\.com|lnkd\.in)$/i],
	[/whats ?app/iu, /(?:^|\.)(?:wa\.me|whatsapp\.com)$/i],
];

/** Returns whether a label names a social network and the address leads to another one. */
export function leadsToOtherNetwork(label: string, address: string): boolean {
	const [, host = ""] = /^(?:https?:\/\/)?([^/?#:]+)/i.exec(address) ?? [];
	const named = networks.find(([name]) => name.test(label));
	return named !== undefined && !named[1].test(host) && networks.some(([, other]) => other.test(host));
}
