/** A page of the documentation, made from a Markdown file of the repository. */
export interface DocumentPage {
	readonly path: string;
	/** Relative to the repository's root. */
	readonly file: string;
	/** For menus and links; the heading of the file if absent. */
	readonly title?: string;
	/** One or two sentences for the home page and search engines; the first ones of the page if absent. */
	readonly description?: string;
	/** Sections of the second level that the page leaves out. */
	readonly without?: readonly string[];
}

/** A part of the documentation, an entry of the menu. */
export interface DocumentSection {
	readonly title: string;
	readonly pages: readonly DocumentPage[];
}

/** A link to a folder's decisions, which have a page of their own. */
const decisions = "Decisions";

/** The documentation, in reading order. Decisions are added by folder (`decision-pages.ts`). */
export const sections: readonly DocumentSection[] = [
	{
		title: "Start",
		pages: [
			{ path: "/getting-started", file: "renderer/init/getting-started.md" },
			{ path: "/new-shop", file: "renderer/init/README.md", title: "A new shop" },
			{ path: "/configuration", file: "renderer/config/README.md", title: "Configuration" },
			{ path: "/deploying", file: "renderer/engines/host-rules/deploying.md" },
			{ path: "/publishing", file: "renderer/publish/README.md", title: "Publishing" },
			{ path: "/upgrading", file: "renderer/upgrade/README.md" },
		],
	},
	{
		title: "Content",
		pages: [
			{
				path: "/content",
				file: "adapters/content-files/README.md",
				title: "Content in files",
				without: [decisions],
			},
			{ path: "/content/smallest-shop", file: "adapters/content-files/smallest-shop.md" },
			{ path: "/content/shop", file: "adapters/content-files/shop.md" },
			{ path: "/content/legal-pages", file: "adapters/content-files/legal-pages.md" },
			{ path: "/content/findings", file: "adapters/content-files/findings.md" },
			{
				path: "/content/fields",
				file: "adapters/content-files/fields.md",
				description:
					"All files of a content folder with their fields: kind, standard value and meaning, and the blocks of pages.",
			},
			{ path: "/content/import", file: "adapters/content-exports/README.md" },
			{
				path: "/directus",
				file: "adapters/content-directus/README.md",
				title: "Content from Directus",
				without: [decisions],
			},
			{
				path: "/studio",
				file: "renderer/studio/README.md",
				title: "Preview and publish",
				description:
					"facette studio shows editors of Directus each save in the page, publishes it, and goes back to the version before.",
			},
			{
				path: "/worker",
				file: "renderer/worker/README.md",
				title: "Many shops",
				description:
					"facette worker builds each shop whose content changes and publishes it, on one or several machines.",
			},
			{ path: "/worker/metrics", file: "renderer/worker/metrics.md" },
			{ path: "/worker/running", file: "renderer/worker/deploying.md" },
			{ path: "/directus/held-items", file: "adapters/content-directus/held-items.md" },
			{ path: "/directus/forms", file: "adapters/content-directus/forms.md" },
			{ path: "/directus/rights", file: "adapters/content-directus/rights.md" },
			{ path: "/directus/versions", file: "adapters/content-directus/directus-versions.md" },
			{ path: "/directus/run-time", file: "adapters/content-directus/run-time.md" },
			{
				path: "/directus/model",
				file: "adapters/content-directus/data-model.md",
				title: "Data model of Directus",
				description:
					"All collections and fields that facette schema creates in a Directus, with what editors read about them.",
			},
		],
	},
	{ title: "Look", pages: [{ path: "/theming", file: "core/theme/theming.md" }] },
	{
		title: "Extend",
		pages: [
			{ path: "/extending/blocks", file: "core/content/own-blocks.md" },
			{ path: "/extending/templates", file: "core/content/own-templates.md" },
			{ path: "/extending/components", file: "renderer/api/own-components.md" },
			{ path: "/extending/tests", file: "renderer/testing/README.md" },
			{ path: "/extending/engines", file: "renderer/api/README.md" },
			{ path: "/extending/providers", file: "adapters/own-providers.md" },
			{ path: "/extending/content-sources", file: "renderer/api/content-sources.md" },
			{
				path: "/extending/payments",
				file: "adapters/payments/README.md",
				title: "Payment providers",
				description:
					"How to connect a payment provider: its definition, its code in the browser, secrets at the order service, and countries.",
			},
		],
	},
	{
		title: "Orders",
		pages: [
			{
				path: "/orders",
				file: "contracts/reference-service/README.md",
				title: "The order service",
				without: [decisions],
			},
			{
				path: "/contract",
				file: "contracts/README.md",
				title: "Contract of an order service",
				without: [decisions],
			},
		],
	},
	{
		title: "Reference",
		pages: [
			{ path: "/errors", file: "renderer/cli/errors.md", title: "Errors by code" },
			{
				path: "/glossary",
				file: "core/glossary.md",
				title: "Glossary",
				description:
					"The terms of the business rules: content, pages, catalogue, checkout, law, with what each of them means here.",
			},
			{
				path: "/builds",
				file: "renderer/render/README.md",
				description:
					"The steps of a build, the way of a price from its file to a page, and what grows in memory with a site.",
			},
			{ path: "/builds/cache", file: "renderer/cache/README.md" },
			{ path: "/builds/shards", file: "renderer/render/shards.md" },
			{ path: "/preview", file: "renderer/preview/README.md" },
			{ path: "/page-loading", file: "renderer/page-loading.md" },
			{
				path: "/content-model",
				file: "core/content/README.md",
				title: "Changing the content model",
				description:
					"How to add a field or a type of block to Facette itself, and everything that is derived from its definition.",
			},
			{
				path: "/interface",
				file: "ui/README.md",
				title: "Components and texts",
				description:
					"The React components of pages, how they hydrate, and how to change a text or add a language.",
				without: [decisions],
			},
		],
	},
];
