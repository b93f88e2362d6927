import { createHash } from "node:crypto";
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	unlinkSync,
	writeFileSync,
} from "node:fs";
import { join, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { install, root } from "./install.mjs";
import { commandFile, runQuietly } from "./processes.mjs";

const program = join(root, "dist/program");
const demo = join("adapters", "content-files", "demo");
const sources = [
	"core",
	"adapters",
	"ui",
	"renderer",
	"contracts/reference-service",
	"package.json",
	"package-lock.json",
	"tsconfig.json",
];

/** What the program is made of; each part is written by one tool, and the file reports that it is there. */
const parts = {
	client: {
		file: "client/manifest.json",
		args: () => [commandFile("vite"), "build", "-c", "renderer/client/vite.config.ts", "--logLevel", "warn"],
	},
	server: {
		file: "server/server-entry.js",
		args: () => [
			commandFile("vite"),
			"build",
			"-c",
			"renderer/engines/react-html/vite.config.ts",
			"--logLevel",
			"warn",
		],
	},
	worker: {
		file: "service-worker/sw.js",
		args: () => [
			commandFile("vite"),
			"build",
			"-c",
			"renderer/service-worker/vite.config.ts",
			"--logLevel",
			"warn",
		],
	},
	command: {
		file: "cli.js",
		args: () => [commandFile("tsup"), "--config", "renderer/cli/tsup.config.ts"],
	},
	service: {
		file: "../order-service/order-service.js",
		args: () => [commandFile("tsup"), "--config", "contracts/reference-service/tsup.config.ts"],
	},
};

function filesBelow(path) {
	if (statSync(path).isFile()) return [path];
	if (relative(root, path) === demo) return [];
	return readdirSync(path)
		.sort()
		.flatMap((name) => filesBelow(join(path, name)));
}

function sourceDigest() {
	const hash = createHash("sha256");
	for (const file of sources.map((name) => join(root, name)).flatMap(filesBelow)) {
		const content = readFileSync(file);
		hash.update(`${relative(root, file).split(sep).join("/")}\0${content.length}\0`).update(content);
	}
	return hash.digest("hex");
}

const stampOf = (name) => join(program, `.${name}.stamp`);

function isCurrent(name, digest) {
	const stamp = stampOf(name);
	return (
		existsSync(join(program, parts[name].file)) && existsSync(stamp) && readFileSync(stamp, "utf8") === digest
	);
}

/** tsup leaves the chunks of earlier compilations beside the new ones. */
function removeStaleChunks(since) {
	for (const entry of readdirSync(program, { withFileTypes: true })) {
		const path = join(program, entry.name);
		if (entry.isFile() && entry.name.endsWith(".js") && statSync(path).mtimeMs < since) unlinkSync(path);
	}
}

async function compilePart(name, digest) {
	const since = Date.now() - 1000;
	rmSync(stampOf(name), { force: true });
	const { status, output } = await runQuietly(parts[name].args(), { NODE_ENV: "production" });
	const made = status === 0 && existsSync(join(program, parts[name].file));
	if (!made) {
		console.error(`Compiling the ${name} failed:\n${output}`);
		return false;
	}
	if (name === "command") removeStaleChunks(since);
	writeFileSync(stampOf(name), digest);
	return true;
}

/**
 * Compiles the parts of the program whose sources changed into dist/program; does nothing when none did.
 * Prints what a failing tool says; returns whether the program is there.
 */
export async function compile(names = Object.keys(parts)) {
	const digest = sourceDigest();
	const stale = names.filter((name) => !isCurrent(name, digest));
	if (stale.length === 0) return true;
	console.log("Compiling the program …");
	mkdirSync(program, { recursive: true });
	const made = await Promise.all(stale.map((name) => compilePart(name, digest)));
	return made.every(Boolean);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
	install();
	if (!(await compile())) process.exitCode = 1;
}
