import type { TestProject } from "vitest/node";
import { startDirectus } from "#tests/directus/start-server.ts";

declare module "vitest" {
	export interface ProvidedContext {
		/** An empty Directus that the files of the suite share; the administrator's token with it. */
		readonly directus: {
			readonly url: string;
			readonly adminToken: string;
			readonly mailbox: string;
			/** Its folder, which another server can start on a copy of. */
			readonly data: string;
		};
	}
}

/** Starts the suite's server; a suite without one fails instead of being skipped (R-CONTENT-05). */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
	const { url, adminToken, mailbox, data, stop } = await startDirectus();
	project.provide("directus", { url, adminToken, mailbox, data });
	return () => stop();
}
