import type { Mistake } from "#tests/renderer/cli/mistakes.ts";

/** Mistakes in facette.config.ts. */
export const configMistakes: readonly Mistake[] = [
	{
		name: "a comma is missing",
		make: (site) => {
			site.configText = 'export default {\n\tdomain: "www.example.org"\n\tcountry: "DE",\n};';
		},
		place: "facette.config.ts:3:2",
		code: "config.syntax",
		says: ["not valid TypeScript", "a comma, a bracket or a quotation mark before it is missing"],
	},
	{
		name: "an imported file does not exist",
		make: (site) => {
			site.configText = 'import shop from "./shop.ts";\nexport default shop;';
		},
		place: "facette.config.ts:1:1",
		code: "config.module",
		says: ['no module "./shop.ts"', "Check its path"],
	},
	{
		name: "a variable has another name",
		make: (site) => {
			site.configText = 'const domain = "a.org";\nexport default { domain: domian };';
		},
		place: "facette.config.ts:2:26",
		code: "config.exception",
		says: ["domian is not defined", "Correct this"],
	},
	{
		name: "nothing is exported",
		make: (site) => {
			site.configText = 'const config = { domain: "a.org" };';
		},
		place: "facette.config.ts",
		code: "config.no-default",
		says: ["exports no configuration", "Write export default"],
	},
	{
		name: "an option is in another letter case",
		make: ({ config }) => {
			config.eCommerce = {};
		},
		place: "facette.config.ts › eCommerce",
		code: "config.unknown-option",
		says: ['no option "eCommerce"', 'Did you mean "ecommerce"?'],
	},
	{
		name: "the domain is an address",
		make: ({ config }) => {
			config.domain = "https://www.example.org/de";
		},
		place: "facette.config.ts › domain",
		code: "config.domain",
		says: ["is not a domain name", '"www.example.org"'],
	},
	{
		name: "an environment variable is not set",
		make: (site) => {
			site.configText =
				'export default { domain: process.env.NEWCOMERS_DOMAIN, content: { from: "files", directory: "content" } };';
		},
		place: "facette.config.ts › domain",
		code: "config.environment",
		says: ["not set: NEWCOMERS_DOMAIN", "export NEWCOMERS_DOMAIN=…"],
	},
	{
		name: "the country is a name",
		make: ({ config }) => {
			config.country = "Germany";
		},
		place: "facette.config.ts › country",
		code: "content.format.country",
		says: ['"Germany" is not a country code', '"DE"'],
	},
	{
		name: "a language is a name",
		make: ({ config }) => {
			config.languages = ["deutsch"];
		},
		place: "facette.config.ts › languages.0",
		code: "content.unknown.value",
		says: ['"deutsch" is not allowed', "de, en, fr"],
	},
	{
		name: "the order service is not encrypted",
		make: ({ config }) => {
			config.orderService = { url: "http://orders.example.org" };
		},
		place: "facette.config.ts › orderService.url",
		code: "config.service",
		says: ["not the address of a service", "begins with https://"],
	},
	{
		name: "a former page leads nowhere",
		make: ({ config }) => {
			config.redirects = { moved: { "/alt": "/gibt-es-nicht" } };
		},
		place: "facette.config.ts",
		code: "note.redirects.lost",
		says: ["/alt is to lead to /gibt-es-nicht", "Correct its target in facette.config.ts"],
	},
	{
		name: "the content folder has another name",
		make: ({ config }) => {
			config.content = { from: "files", directory: "contents" };
		},
		place: "contents",
		code: "content.folder.missing",
		says: ["no content folder", "Write its path in facette.config.ts"],
	},
	{
		name: "a shop without content",
		make: ({ config, files }) => {
			config.ecommerce = {};
			for (const name of Object.keys(files)) if (name.startsWith("shop/")) delete files[name];
		},
		place: "facette.config.ts › ecommerce",
		code: "config.no-shop",
		says: ["the content has none", "settings.json"],
	},
	{
		name: "an engine's name is misspelt",
		make: ({ config }) => {
			config.engines = ["html", "page-data", "shop-data", "sitmap"];
		},
		place: "facette.config.ts › engines.3",
		code: "engine.unknown",
		says: ['no engine "sitmap"', 'Did you mean "sitemap"?'],
	},
	{
		name: "an engine's file does not exist",
		make: ({ config }) => {
			config.engines = ["html", "page-data", "shop-data", "./llms-txt.ts"];
		},
		place: "facette.config.ts › engines.3",
		code: "engine.missing",
		says: ["llms-txt.ts", "Check the path"],
	},
	{
		name: "an engine is not valid TypeScript",
		make: ({ config, others }) => {
			config.engines = ["html", "page-data", "shop-data", "./llms-txt.ts"];
			others["llms-txt.ts"] = 'export default {\n\tname: "llms-txt"\n\trenderSite: () => [],\n};';
		},
		place: "facette.config.ts › engines.3",
		code: "engine.broken",
		says: ["llms-txt.ts:3:2", "Correct this"],
	},
	{
		name: "an engine is not exported as default",
		make: ({ config, others }) => {
			config.engines = ["html", "page-data", "shop-data", "./llms-txt.ts"];
			others["llms-txt.ts"] = 'export const engine = { name: "llms-txt", renderSite: () => [] };';
		},
		place: "facette.config.ts › engines.3",
		code: "engine.no-default",
		says: ["no default export", "Export it as default"],
	},
];
