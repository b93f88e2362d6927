import { readdirSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import {
	type FeedOwner,
	feedItemFaults,
} from "#tests/renderer/engines/product-feed/documented-attributes.ts";
import { parseXml } from "#tests/renderer/engines/product-feed/parse-xml.ts";
import { sitemapFaults as schemaFaults } from "#tests/renderer/engines/sitemap/sitemap-faults.mjs";
import { schemaMembers, schemaProperties, schemaTypes } from "./schema-vocabulary.ts";

/** Returns the files of a built site with an extension, by path. */
function filesOf(out: string, ending: string): readonly (readonly [path: string, text: string])[] {
	const folder = realpathSync(out);
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((path) => path.endsWith(ending))
		.map((path) => [path, readFileSync(join(folder, path), "utf8")]);
}

type Item = Readonly<Record<string, unknown>>;

/** Returns a type with its supertypes; empty if the vocabulary does not have it. */
function kindsOf(type: string): readonly string[] {
	const direct = schemaTypes.get(type);
	return direct ? [type, ...direct.flatMap(kindsOf)] : [];
}

/** Returns the terms of a value that the vocabulary does not have, or has for other types only. */
function strangeTerms(value: unknown): readonly string[] {
	if (Array.isArray(value)) return value.flatMap(strangeTerms);
	if (typeof value === "string") {
		const [, member] = /^https:\/\/schema\.org\/(\w+)$/.exec(value) ?? [];
		return member === undefined || schemaMembers.has(member) || schemaProperties.has(member) ? [] : [value];
	}
	if (typeof value !== "object" || value === null) return [];
	const item = value as Item;
	const types = [item["@type"] ?? []].flat().map(String);
	const kinds = types.flatMap(kindsOf);
	const unknown = types.filter((type) => !schemaTypes.has(type));
	const foreign = Object.keys(item)
		.filter((name) => !name.startsWith("@"))
		.filter((name) => !schemaProperties.get(name)?.some((type) => kinds.includes(type)));
	return [
		...unknown,
		...foreign.map((name) => `${types.join()} ${name}`),
		...Object.entries(item).flatMap(([name, inner]) => (name === "@context" ? [] : strangeTerms(inner))),
	];
}

/** Returns the distinct faults of a site's structured data by the vocabulary of schema.org. */
export function structuredDataFaults(out: string): readonly string[] {
	const scripts = filesOf(out, ".html").flatMap(([, html]) =>
		[...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
			([, text = ""]) => text,
		),
	);
	if (scripts.length === 0) return ["no structured data"];
	return [...new Set(scripts.flatMap((text) => strangeTerms(JSON.parse(text))))];
}

/** Returns the faults of a site's sitemap by its schema, and addresses of other hosts, which it may not contain. */
export function sitemapFaults(out: string, domain: string): readonly string[] {
	const text = readFileSync(join(realpathSync(out), "sitemap.xml"), "utf8");
	const addresses = [...text.matchAll(/<loc>([^<]*)/g)].map(([, address = ""]) => address);
	return [...schemaFaults(text), ...addresses.filter((address) => !address.startsWith(`https://${domain}/`))];
}

/** Returns the faults of a site's feeds by Google's documentation. */
export function feedFaults(out: string, owner: FeedOwner): readonly string[] {
	const feeds = filesOf(join(out, "feeds"), ".xml");
	if (feeds.length === 0) return ["no feed"];
	return feeds.flatMap(([path, feed]) => {
		const items = parseXml(feed).children[0]?.children.filter(({ name }) => name === "item") ?? [];
		const faults = items.flatMap((item) => feedItemFaults(item, owner));
		return items.length === 0 ? [`${path} without items`] : faults.map((fault) => `${path} ${fault}`);
	});
}
