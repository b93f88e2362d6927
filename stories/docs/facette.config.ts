import { builtInEngines, defineConfig } from "facette";

/** The documentation: pages from the repository's Markdown (`write-content.ts`) on the content of this folder. */
export default defineConfig({
	format: 2,
	domain: "docs.facette.example",
	languages: ["en"],
	blocks: ["./blocks/document.tsx", "./blocks/search.tsx"],
	engines: [...builtInEngines, "./engines/search-index.ts"],
	content: { from: "files", directory: "../../dist/docs-content", basedOn: "content" },
	// The gaps in the imprint are the publisher's to fill in; until then each page says that it is a preview.
	allowIncomplete: true,
});
