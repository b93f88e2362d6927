import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "#tests/docs/code-blocks.ts";

function run(...args: readonly string[]) {
	return spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
}

it("B-USE-05 the documentation's site can be built, and no link of it is dead", () => {
	const written = run(join(root, "node_modules/jiti/lib/jiti-cli.mjs"), "stories/docs/write-content.ts");
	expect(written, written.stderr).toMatchObject({ status: 0 });
	const { stdout } = run("dist/program/cli.js", "check", "--json", "--site", "stories/docs");
	const { findings } = JSON.parse(stdout);
	const codes: readonly string[] = findings.map(({ code }: { readonly code: string }) => code);
	// The gaps are the publisher's, and the rules for texts of jewellers do not fit all of the documentation.
	expect(codes).toContain("check.gap");
	expect(codes.filter((code) => /dead|path|missing/.test(code))).toEqual([]);
});
