import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadConfig, parseConfig } from "#renderer/config/load-config.ts";

const content = { from: "files", directory: "content" };
const entry = resolve("renderer/config/config.ts");

describe("facette.config.ts", () => {
	let folder = "";
	beforeEach(() => {
		folder = mkdtempSync(join(tmpdir(), "facette-config-"));
	});
	afterEach(() => rmSync(folder, { recursive: true, force: true }));

	it("is typed by defineConfig and completed by defaults", async () => {
		writeFileSync(
			join(folder, "facette.config.ts"),
			`import { defineConfig } from "facette";
			export default defineConfig({ domain: "www.example.org", content: { from: "files", directory: "content" } as const });`,
		);
		expect(await loadConfig(folder, entry)).toMatchObject({
			ok: true,
			value: { domain: "www.example.org", languages: ["de", "en", "fr"], features: { appointment: false } },
		});
	});

	it("names the folder when the file is missing", async () => {
		expect(await loadConfig(folder, entry)).toMatchObject({
			ok: false,
			error: [{ key: "config.missing", params: { directory: folder } }],
		});
	});

	it("gives the reason when the file does not run", async () => {
		writeFileSync(join(folder, "facette.config.ts"), "export default {");
		expect(await loadConfig(folder, entry)).toMatchObject({ ok: false, error: [{ key: "config.broken" }] });
	});

	it.each([
		[{ content }, "domain"],
		[{ domain: "https://x.org", content }, "domain"],
		[{ domain: "x.org", content, languages: ["it"] }, "languages.0"],
		[{ domain: "x.org", content, languages: [] }, "languages"],
		[{ domain: "x.org", content: { from: "wordpress", directory: "x" } }, "content.from"],
		[{ domain: "x.org", content, feature: {} }, "feature"],
	])("B-SEC-04 finds the fault in %j", (value, field) => {
		const parsed = parseConfig(value);
		expect(parsed.ok ? [] : parsed.error.map((finding) => finding.field)).toContain(field);
	});
});
