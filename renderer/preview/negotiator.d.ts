/** The part in use of a library whose published types lack what the server prefers. */
declare module "negotiator" {
	export class Negotiator {
		constructor(request: { readonly headers: import("node:http").IncomingHttpHeaders });
		/** What the client likes best of those available; at equal weights the first preferred. */
		encoding(
			available: readonly string[],
			options: { readonly preferred: readonly string[] },
		): string | undefined;
	}
}
