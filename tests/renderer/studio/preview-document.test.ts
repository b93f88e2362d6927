import { expect, it } from "vitest";
import { previewDocument } from "#renderer/studio/preview-document.ts";

const options = {
	texts: { mark: "Draft", open: "Open", languages: "Languages" },
	nonce: "nonce",
	state: "1-0",
	directusOrigin: "https://directus.example",
	address: "/preview?path=/",
	previewOf: (path: string) => `/preview?path=${encodeURIComponent(path)}`,
};

const linksIn = (body: string) => {
	const document = {
		html: `<body>${body}</body>`,
		language: "de",
		isDraft: true,
		languageChoices: [],
		item: null,
	} as const;
	return [...previewDocument(document, options).matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);
};

it.each([
	["/kontakt/#karte", "/preview?path=%2Fkontakt#karte"],
	["/a&amp;b", "/preview?path=%2Fa%26b"],
	// Decoded once: the path contains the four characters after the ampersand.
	["/a&amp;lt;b", "/preview?path=%2Fa%26lt%3Bb"],
	["//other.example/", "//other.example/"],
	["/\\[", "/\\["],
	["https://other.example/", "https://other.example/"],
])("B-USE-09 the link %s within a preview leads to %s", (href, expected) => {
	expect(linksIn(`<a href="${href}">x</a>`)).toEqual([expected]);
});

it("B-USE-09 names the item of a page for the visual editor, and loads its script", () => {
	const document = {
		html: "<body><header></header><main class=a>Text</main></body>",
		language: "de",
		isDraft: false,
		languageChoices: [],
	} as const;
	const html = previewDocument({ ...document, item: { collection: "page", id: "4711" } }, options);
	expect(html).toContain('<main data-directus="collection:page;item:4711;mode:drawer" class=a>');
	expect(html).toContain(
		'src="/preview/visual-editing.js?directus=https%3A%2F%2Fdirectus.example" nonce="nonce"',
	);
	const several = previewDocument({ ...document, item: null }, options);
	expect(several).not.toMatch(/data-directus|visual-editing/);
});
