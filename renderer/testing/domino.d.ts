/** The part of the HTML parser that is used here; its own types are those of a script. */
declare module "@mixmark-io/domino" {
	/** Parses a document as browsers do, without running its scripts. */
	export function createDocument(html: string): Document;
}
