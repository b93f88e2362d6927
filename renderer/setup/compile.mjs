import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { install, root } from "./install.mjs";
import { commandFile, runQuietly } from "./processes.mjs";
import { createStamp, digestOf } from "./stamp.mjs";

const program = join(root, "dist/program");
/** The demo shop: content, not a source of the program. */
export const demo = "adapters/content-files/demo";

/** The folders and files that the program is compiled from. */
export const sources = [
	"core",
	"adapters",
	"ui",
	"renderer",
	"contracts/reference-service",
	"package.json",
	"package-lock.json",
	"tsconfig.json",
];

const bundled = (config) => [commandFile("vite"), "build", "-c", config, "--logLevel", "warn"];
const joined = (config) => [commandFile("tsup"), "--config", config];

/** The parts of the program; each is built by one tool, and its file proves that it exists. */
const parts = {
	client: { file: "client/manifest.json", args: () => bundled("renderer/client/vite.config.ts") },
	server: {
		file: "server/server-entry.js",
		args: () => bundled("renderer/engines/react-html/vite.config.ts"),
	},
	worker: {
		file: "service-worker/sw.js",
		args: () => bundled("renderer/service-worker/vite.config.ts"),
		// It lists files of the client.
		after: "client",
	},
	command: { file: "cli.js", args: () => joined("renderer/cli/tsup.config.ts") },
	service: {
		file: "order-service/order-service.js",
		args: () => joined("contracts/reference-service/tsup.config.ts"),
	},
};

const stampOf = (name) => createStamp(join(program, `.${name}.stamp`));

function isCurrent(name, digest) {
	return existsSync(join(program, parts[name].file)) && stampOf(name).matches(digest);
}

/** Removes chunks of earlier compilations, which tsup leaves in place. */
function removeStaleChunks(since) {
	for (const entry of readdirSync(program, { withFileTypes: true })) {
		const path = join(program, entry.name);
		if (entry.isFile() && entry.name.endsWith(".js") && statSync(path).mtimeMs < since) unlinkSync(path);
	}
}

async function compilePart(name, digest) {
	const since = Date.now() - 1000;
	stampOf(name).clear();
	const { status, output } = await runQuietly(parts[name].args(), { NODE_ENV: "production" });
	const isCompiled = status === 0 && existsSync(join(program, parts[name].file));
	if (!isCompiled) {
		console.error(`Compiling the ${name} failed:\n${output}`);
		return false;
	}
	if (name === "command") removeStaleChunks(since);
	stampOf(name).write(digest);
	return true;
}

/**
 * Compiles the changed parts of the program into dist/program. Prints the output of a failing tool; returns whether
 * the program is complete.
 */
export async function compile(names = Object.keys(parts)) {
	mkdirSync(program, { recursive: true });
	// It declares modules and exports nothing, so that the bundler of types has nothing to bundle.
	copyFileSync(join(root, "renderer/site-modules/client.d.ts"), join(program, "client.d.ts"));
	const digest = digestOf(root, sources, demo);
	const stale = names.filter((name) => !isCurrent(name, digest));
	if (stale.length === 0) return true;
	console.log("Compiling the program …");
	const compiled = {};
	for (const name of stale) {
		const before = compiled[parts[name].after] ?? Promise.resolve(true);
		compiled[name] = before.then((isReady) => isReady && compilePart(name, digest));
	}
	return (await Promise.all(Object.values(compiled))).every(Boolean);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
	install();
	if (!(await compile())) process.exitCode = 1;
}
