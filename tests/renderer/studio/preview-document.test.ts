import { expect, it } from "vitest";
import { previewDocument } from "#renderer/studio/preview-document.ts";

const options = {
	texts: { mark: "Draft", open: "Open", languages: "Languages" },
	nonce: "nonce",
	address: "/preview?path=/",
	previewOf: (path: string) => `/preview?path=${encodeURIComponent(path)}`,
};

const linksIn = (body: string) => {
	const document = {
		html: `<body>${body}</body>`,
		language: "de",
		isDraft: true,
		languageChoices: [],
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
