import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";
import { loadConfig } from "#renderer/config/load-config.ts";

const entry = resolve("renderer/config/config.ts");
const folder = mkdtempSync(join(tmpdir(), "facette-config-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("B-REL-04 reads each change of the file and of the files that it imports, also if it was compiled before", async () => {
	const write = (country: string, domain: string) => {
		writeFileSync(join(folder, "domain.ts"), `export const domain: string = "${domain}";`);
		writeFileSync(
			join(folder, "facette.config.ts"),
			`import { domain } from "./domain.ts";
			export default { domain, country: "${country}", content: { from: "files", directory: "content" } };`,
		);
	};
	for (const [country, domain] of [
		["DE", "one.example"],
		["DE", "other.example"],
		["CH", "other.example"],
		["DE", "one.example"],
	] as const) {
		write(country, domain);
		expect(await loadConfig(folder, entry)).toMatchObject({ value: { country, domain } });
	}
	expect(readdirSync(join(folder, ".facette/jiti"))).toHaveLength(2);
});

it("B-REL-04 reports the place of an exception in a file that was compiled before", async () => {
	writeFileSync(
		join(folder, "facette.config.ts"),
		"const shop: any = null;\nexport default { domain: shop.domain };",
	);
	for (const _ of [1, 2])
		expect(await loadConfig(folder, entry)).toMatchObject({
			error: [{ key: "config.exception", params: { line: 2, column: 31 } }],
		});
});
