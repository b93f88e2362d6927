// Serves the built demo shop for the journeys; builds it first when `npm test` has not.
import { existsSync } from "node:fs";
import { compile } from "../renderer/setup/compile.mjs";
import { install } from "../renderer/setup/install.mjs";
import { runInTerminal } from "../renderer/setup/processes.mjs";

const out = ["--out", "dist/test/site-a"];
const command = "dist/program/cli.js";

async function serve(port) {
	install();
	if (!(await compile())) return 1;
	if (!existsSync("dist/test/site-a/index.html")) {
		const status = await runInTerminal([command, "build", "--site", "adapters/content-files/demo", ...out]);
		if (status !== 0) return status;
	}
	return runInTerminal([command, "preview", ...out, "--port", port]);
}

process.exitCode = await serve(process.argv[2] ?? "4391");
