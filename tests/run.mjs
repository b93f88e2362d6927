// `npm test`: installs what is missing, then runs the checks that package.json lists for wireit.
import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { install, root } from "../renderer/setup/install.mjs";

install();
const checks = process.env.CI ? "test:ci" : "test:local";
const { status } = spawnSync("npm", ["run", "--silent", checks], {
	cwd: root,
	stdio: "inherit",
	shell: process.platform === "win32",
	// As many checks at a time as there are cores, and one more here, because checks also wait; all of them, whichever fails.
	env: {
		WIREIT_PARALLEL: String(availableParallelism() + (process.env.CI ? 0 : 1)),
		WIREIT_FAILURES: "continue",
		...process.env,
	},
});
process.exitCode = status ?? 1;
