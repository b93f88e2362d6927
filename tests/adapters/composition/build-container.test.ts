import { describe, expect, it } from "vitest";
import { buildPorts } from "#adapters/composition/build-container.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";

const settings = {
	languages: ["de"],
	defaultLanguage: "de",
	contentDirectory: "/nowhere",
	logger: createMemoryLogger(),
} as const;

describe("the ports of a build", () => {
	it("read the content folder by default", async () => {
		const ports = await buildPorts(settings);
		expect(ports.directus).toBeNull();
		expect(await ports.content.load()).toMatchObject({
			ok: false,
			error: [{ key: "content.folder.missing" }],
		});
	});

	it("read the content from the configured Directus", async () => {
		const directus = { url: "https://cms.example", project: "shop.example", token: null, drafts: false };
		const paths = { images: "/nowhere/images", published: "/nowhere/published.json" };
		const ports = await buildPorts({ ...settings, directus: { ...directus, ...paths } });
		expect(ports.directus).not.toBeNull();
		expect(ports.content).toBe(ports.directus);
		expect(ports.holding).toBe(ports.directus);
		expect(ports.places).toBe(ports.directus?.places);
	});
});
