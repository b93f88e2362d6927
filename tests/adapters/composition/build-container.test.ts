import { describe, expect, it } from "vitest";
import { buildPorts } from "#adapters/composition/build-container.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";

const settings = { languages: ["de"], contentDirectory: "/nowhere", logger: createMemoryLogger() } as const;

describe("the ports of a build", () => {
	it("are made once each, from the settings", () => {
		const ports = buildPorts(settings);
		expect(ports.logger).toBe(settings.logger);
		expect(ports.content).toBe(ports.content);
		expect(ports.phones).toBe(ports.phones);
		expect(ports.directus).toBeNull();
	});

	it("read the content from the Directus that is named", () => {
		const directus = { url: "https://cms.example", project: "shop.example", token: null, drafts: false };
		const ports = buildPorts({ ...settings, directus: { ...directus, images: "/nowhere/images" } });
		expect(ports.directus).not.toBeNull();
		expect(ports.content).toBe(ports.directus);
	});
});
