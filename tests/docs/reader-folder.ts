import { spawn, spawnSync } from "node:child_process";
import {
	chmodSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	realpathSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { type CodeBlock, placeOf, root } from "#tests/docs/code-blocks.ts";

/** A temporary folder in which documented commands are run without a network. */
export interface ReaderFolder {
	readonly path: string;
	/** Runs or saves a block in the reader's folder, or starts a server, asks it and stops it. Throws if that fails. */
	follow(block: CodeBlock): Promise<void>;
	/** Leads the reader to a folder, relative to the temporary one. */
	enter(directory: string): void;
	remove(): void;
}

/**
 * Commands in place of those that need the registry: `facette` is the compiled program, which serves on a free port so that tests
 * can run side by side, and `npm install` links the packages of the repository.
 */
const commands: Readonly<Record<string, string>> = {
	facette: `#!/bin/bash
arguments=("$@")
for ((index = 1; index < $#; index++)); do
	[ "\${arguments[index]}" != --port ] || arguments[index + 1]=0
done
case "$1 $*" in
*" --port "*) ;;
"dev "* | "preview "* | "orders "*) arguments+=(--port 0) ;;
esac
exec "$NODE" "$REPOSITORY/dist/program/cli.js" "\${arguments[@]}"
`,
	npx: `#!/bin/bash
case "$1" in
facette) exec "$@" ;;
vitest) exec "$NODE" node_modules/vitest/vitest.mjs "\${@:2}" ;;
*) echo "npx $1 is not available in this test"; exit 1 ;;
esac
`,
	npm: `#!/bin/bash
[ "$1" = install ] || exec "$NPM" "$@"
mkdir -p node_modules/.bin
ln -sf "$(command -v facette)" node_modules/.bin/facette
ln -sfn "$REPOSITORY" node_modules/facette
for package in @fontsource @fontsource-variable vitest; do ln -sfn "$REPOSITORY/node_modules/$package" node_modules/; done
`,
};

function writeCommands(folder: string): NodeJS.ProcessEnv {
	mkdirSync(folder);
	for (const [name, script] of Object.entries(commands)) {
		writeFileSync(join(folder, name), script);
		chmodSync(join(folder, name), 0o755);
	}
	const npm = spawnSync("bash", ["-c", "command -v npm"], { encoding: "utf8" }).stdout.trim();
	return {
		...process.env,
		NODE: process.execPath,
		NPM: npm,
		REPOSITORY: root,
		PATH: [folder, process.env.PATH].join(delimiter),
		LC_ALL: "C.UTF-8",
		LANGUAGE: "en",
		NODE_ENV: "",
	};
}

function runCommand({ text, fails, ...block }: CodeBlock, script: string, env: NodeJS.ProcessEnv): void {
	const { status, stdout, stderr } = spawnSync("bash", ["-ec", script], { env, encoding: "utf8" });
	const isExpected = fails ? status !== 0 : status === 0;
	if (!isExpected)
		throw new Error(
			`${placeOf({ ...block, text, fails })} ended with status ${status}:\n${text}\n${stdout}${stderr}`,
		);
}

/** Starts a server, waits for its address, asks it, and stops it. */
async function askServer(block: CodeBlock, script: string, env: NodeJS.ProcessEnv): Promise<void> {
	// A process group, because the shell's children serve.
	const server = spawn("bash", ["-ec", script], { env, detached: true });
	const ended = new Promise<void>((resolve) => server.once("close", () => resolve()));
	let output = "";
	const address = await new Promise<string>((resolve, reject) => {
		const read = (text: Buffer) => {
			output += String(text);
			const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(output.split("listens on").at(-1) ?? "") ?? [];
			if (found !== undefined) resolve(found);
		};
		server.stdout.on("data", read);
		server.stderr.on("data", read);
		server.once("close", () => reject(new Error(`${placeOf(block)} ended: ${output}`)));
	});
	try {
		await fetch(address);
	} finally {
		if (server.pid !== undefined) process.kill(-server.pid, "SIGTERM");
		await ended;
	}
}

/** Creates the folder of a reader. */
export function createReaderFolder(): ReaderFolder {
	const path = realpathSync(mkdtempSync(join(tmpdir(), "facette-reader-")));
	const env = writeCommands(join(path, ".commands"));
	const position = join(path, ".position");
	const enter = (directory: string) => writeFileSync(position, join(path, directory));
	enter(".");
	return {
		path,
		enter,
		async follow(block) {
			const directory = readFileSync(position, "utf8").trim();
			if (block.savedAs !== null) {
				const file = join(directory, block.savedAs);
				mkdirSync(dirname(file), { recursive: true });
				writeFileSync(file, block.text);
				return;
			}
			const script = `cd "${directory}"\n${block.text}\n`;
			if (block.isServer) await askServer(block, script, env);
			else runCommand(block, `${script}pwd > "${position}"\n`, env);
		},
		remove: () => rmSync(path, { recursive: true, force: true }),
	};
}
