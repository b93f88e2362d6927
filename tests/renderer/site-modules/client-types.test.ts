import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { assetEndings } from "#renderer/site-modules/site-modules.ts";

it("B-USE-05 facette/client has the types of all files that a site's modules import", () => {
	const types = readFileSync(new URL("../../../renderer/site-modules/client.d.ts", import.meta.url), "utf8");
	const declared = [...types.matchAll(/declare module "\*([.\w]+)"/g)].map(([, ending]) => ending);
	expect(declared.toSorted()).toEqual([".css", ".module.css", ...assetEndings].toSorted());
});
