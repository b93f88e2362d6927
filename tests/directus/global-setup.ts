import type { TestProject } from "vitest/node";
import { dataStudio, startDirectus } from "#tests/directus/start-server.ts";

declare module "vitest" {
	export interface ProvidedContext {
		/** The empty Directus that all files of the suite share, with the administrator's token. */
		readonly directus: {
			readonly url: string;
			readonly adminToken: string;
			readonly mailbox: string;
			/** Its folder; another server can start with a copy of it. */
			readonly data: string;
		};
	}
}

/** Starts the suite's server; a suite without one fails instead of being skipped (R-CONTENT-05). */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
	const { url, adminToken, mailbox, data, stop } = await startDirectus({ environment: dataStudio });
	project.provide("directus", { url, adminToken, mailbox, data });
	return () => stop();
}
