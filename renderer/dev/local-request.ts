import type { IncomingMessage } from "node:http";

const localNames: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The bundler's path that opens a local file in an editor. */
const editorPath = "/__open-in-editor";

function hostname(host: string): string | null {
	try {
		return new URL(`http://${host}`).hostname;
	} catch {
		return null;
	}
}

/**
 * Returns whether to serve a request: its host must be this machine, which prevents DNS rebinding, and only pages
 * of this server may open the editor.
 */
export function isLocalRequest({ url = "", headers }: Pick<IncomingMessage, "url" | "headers">): boolean {
	if (!localNames.has(hostname(headers.host ?? "") ?? "")) return false;
	return !url.toLowerCase().startsWith(editorPath) || headers["sec-fetch-site"] === "same-origin";
}
