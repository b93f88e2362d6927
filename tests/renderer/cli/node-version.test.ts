import { describe, expect, it } from "vitest";
import { isAtLeast, requiredVersion } from "#renderer/cli/node-version.ts";
import manifest from "../../../package.json" with { type: "json" };

describe("the version of Node.js", () => {
	const needed = requiredVersion(">=20.19");

	it.each([
		["20.19.0", true],
		["20.20.1", true],
		["24.0.0", true],
		["20.18.3", false],
		["18.20.4", false],
		["9.99.99", false],
	])("B-REL-04 %s is new enough: %s", (version, isEnough) => {
		expect(isAtLeast(version, needed)).toBe(isEnough);
	});

	it("B-REL-04 is compared with the one that package.json asks for", () => {
		expect(requiredVersion(manifest.engines.node)).toMatch(/^\d+\.\d+$/);
	});
});
