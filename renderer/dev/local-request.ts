import type { IncomingMessage } from "node:http";

const localNames: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Where the bundler opens a file of this machine in an editor. */
const editorPath = "/__open-in-editor";

function hostname(host: string): string | null {
	try {
		return new URL(`http://${host}`).hostname;
	} catch {
		return null;
	}
}

/**
 * Returns whether a request may be answered: it names this machine as its host, as none does whose name a foreign page has led here
 * (DNS rebinding), and only a page of this server opens the editor.
 */
export function isLocalRequest({ url = "", headers }: Pick<IncomingMessage, "url" | "headers">): boolean {
	if (!localNames.has(hostname(headers.host ?? "") ?? "")) return false;
	return !url.toLowerCase().startsWith(editorPath) || headers["sec-fetch-site"] === "same-origin";
}
