import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { islandChunks } from "#renderer/pipeline/client-bundle.ts";

/** The modules that the files of islands load, as the bundle's manifest names them. */
function loadedModules(): string[] {
	return readdirSync("ui", { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith("-island.ts"))
		.flatMap((file) => [...readFileSync(join("ui", file), "utf8").matchAll(/import\("#(ui\/[^"]+)"\)/g)])
		.map(([, module = ""]) => module);
}

describe("the styles of islands", () => {
	it("come with the page of every island", () => {
		expect([...islandChunks].sort()).toEqual(loadedModules().sort());
	});
});
