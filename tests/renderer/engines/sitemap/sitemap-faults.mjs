import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import {
	XmlBufferInputProvider,
	XmlDocument,
	XmlLibError,
	XsdValidator,
	xmlRegisterInputProvider,
} from "libxml2-wasm";

const folder = import.meta.dirname;
// The library "sitemap" contains the schema that sitemaps.org publishes.
const require = createRequire(import.meta.url);
const published = dirname(require.resolve("sitemap/package.json"));

xmlRegisterInputProvider(
	new XmlBufferInputProvider({
		"sitemap.xsd": readFileSync(join(published, "schema/sitemap.xsd")),
		"xhtml-link.xsd": readFileSync(join(folder, "xhtml-link.xsd")),
	}),
);

let schema = null;

function sitemapSchema() {
	schema ??= XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(join(folder, "sitemap-files.xsd"))));
	return schema;
}

/** Returns the violations of the schema in a sitemap, or in an index of several. */
export function sitemapFaults(text) {
	try {
		const document = XmlDocument.fromString(text);
		try {
			sitemapSchema().validate(document);
			return [];
		} finally {
			document.dispose();
		}
	} catch (error) {
		if (!(error instanceof XmlLibError)) throw error;
		return error.details.map(({ message }) => message.trim());
	}
}
