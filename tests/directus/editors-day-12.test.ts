import { afterAll, beforeAll } from "vitest";
import { editorsDaySuite } from "#tests/directus/editors-day-suite.ts";
import { type DirectusServer, dataStudio, startDirectus } from "#tests/directus/start-server.ts";

let server: DirectusServer;

beforeAll(async () => {
	server = await startDirectus({ major: "12", environment: dataStudio });
});

afterAll(() => server?.stop());

editorsDaySuite("12", () => server);
