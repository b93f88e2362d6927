// Builds Storybook where something changed, serves it to the test runner, and exits with the runner's status.
import { createHash } from "node:crypto";
import {
	createReadStream,
	existsSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, relative, sep } from "node:path";
import { ensureBrowser } from "../renderer/setup/browser.mjs";
import { install, root } from "../renderer/setup/install.mjs";
import { commandFile, runInTerminal, runQuietly } from "../renderer/setup/processes.mjs";

const output = join(root, "dist/storybook");
const stamp = join(root, "dist/storybook.stamp");
const sources = [
	"stories",
	"core",
	"adapters",
	"ui",
	"renderer",
	"package.json",
	"package-lock.json",
	"tsconfig.json",
];

const types = {
	".html": "text/html; charset=utf-8",
	".js": "text/javascript",
	".mjs": "text/javascript",
	".css": "text/css",
	".json": "application/json",
	".svg": "image/svg+xml",
	".jpg": "image/jpeg",
	".png": "image/png",
	".woff2": "font/woff2",
};

function filesBelow(path) {
	if (statSync(path).isFile()) return [path];
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

/** Whether Storybook is built from the sources as they are. */
async function build() {
	const digest = sourceDigest();
	const current = existsSync(join(output, "index.json")) && existsSync(stamp);
	if (current && readFileSync(stamp, "utf8") === digest) return true;
	rmSync(stamp, { force: true });
	console.log("Building Storybook …");
	const args = [
		"build",
		"-c",
		"stories/.storybook",
		"-o",
		"dist/storybook",
		"--disable-telemetry",
		"--quiet",
	];
	const { status, output: said } = await runQuietly([commandFile("storybook"), ...args]);
	if (status !== 0) {
		console.error(said);
		return false;
	}
	writeFileSync(stamp, digest);
	return true;
}

/** Serves the built Storybook to this machine alone; settles when it can be asked. */
function serve() {
	const server = createServer((request, response) => {
		const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
		const file = normalize(join(output, pathname.endsWith("/") ? `${pathname}index.html` : pathname));
		if (!file.startsWith(output + sep) || !existsSync(file) || !statSync(file).isFile()) {
			response.writeHead(404).end();
			return;
		}
		response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" });
		// Without an end the page would wait for ever for a file that cannot be read.
		createReadStream(file)
			.on("error", () => response.destroy())
			.pipe(response);
	});
	return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

async function runStories(args) {
	install();
	process.env.PLAYWRIGHT_CHROMIUM_PATH = await ensureBrowser();
	// Read by stories/.storybook/test-runner.ts; the second scheme is a quarter of the time.
	process.env.STORIES_IN_DARK = process.env.CI || args.includes("--dark") ? "yes" : "no";
	if (!(await build())) return 1;
	const server = await serve();
	try {
		const url = `http://127.0.0.1:${server.address().port}`;
		const options = [
			"--index-json",
			"-c",
			"stories/.storybook",
			"--url",
			url,
			"--maxWorkers=2",
			"--disable-telemetry",
		];
		return await runInTerminal([
			commandFile("@storybook/test-runner", "test-storybook"),
			...options,
			...args.filter((arg) => arg !== "--dark"),
		]);
	} finally {
		server.close();
		server.closeAllConnections();
	}
}

process.exitCode = await runStories(process.argv.slice(2));
