import { spawn } from "node:child_process";
import { join } from "node:path";
import { compile, demo, sources } from "./compile.mjs";
import { install, root } from "./install.mjs";

/** Milliseconds without changes before the program is compiled, because editors write a file in several steps. */
const debounceMs = 100;
const command = ["dist/program/cli.js", "dev", "--site", demo, ...process.argv.slice(2)];

let server;

/** Starts the development server; open pages load again by themselves once it answers. */
function start() {
	server = spawn(process.execPath, command, { cwd: root, stdio: "inherit" });
	server.on("exit", (status) => process.exit(status ?? 1));
}

/** Compiles what has changed and starts the server again; a program that does not compile leaves it running. */
async function restart() {
	if (!(await compile())) return;
	server.removeAllListeners("exit");
	server.once("exit", start);
	server.kill();
}

async function watchSources() {
	// Loaded here, because a fresh clone has no packages before `install`.
	const { watch } = await import("chokidar");
	let timer;
	let compiling = Promise.resolve();
	watch(sources, { cwd: root, ignoreInitial: true, ignored: (path) => path.startsWith(join(root, demo)) })
		.on("all", () => {
			clearTimeout(timer);
			timer = setTimeout(() => {
				compiling = compiling.then(restart);
			}, debounceMs);
		})
		.on("error", (error) => console.error(error));
}

install();
if (await compile()) {
	start();
	await watchSources();
} else process.exitCode = 1;
