/** The part of the library that is used here; its published types lack the server's preferences. */
declare module "negotiator" {
	export class Negotiator {
		constructor(request: { readonly headers: import("node:http").IncomingHttpHeaders });
		/** Returns the client's preferred encoding of those available; equal weights are decided by `preferred`. */
		encoding(
			available: readonly string[],
			options: { readonly preferred: readonly string[] },
		): string | undefined;
	}
}
