import type { IncomingMessage } from "node:http";

const localNames: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

function hostname(host: string): string | null {
	try {
		return new URL(`http://${host}`).hostname;
	} catch {
		return null;
	}
}

/** Returns whether to serve a request: its host must be this machine, which prevents DNS rebinding. */
export function isLocalRequest({ headers }: Pick<IncomingMessage, "headers">): boolean {
	return localNames.has(hostname(headers.host ?? "") ?? "");
}
