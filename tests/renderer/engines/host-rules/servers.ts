import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createPreviewServer } from "#renderer/preview/preview-server.ts";
import { writeFiles } from "#tests/renderer/preview/preview-fixture.ts";

/** A local web server that serves a site. */
export interface RunningServer {
	readonly port: number;
	stop(): Promise<void>;
}

/** Returns whether a program is installed. */
export function isInstalled(program: "nginx" | "caddy"): boolean {
	const flag = program === "nginx" ? "-v" : "version";
	return spawnSync(program, [flag], { stdio: "ignore" }).status === 0;
}

function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer().once("error", reject);
		server.listen(0, "127.0.0.1", () => {
			const address = server.address();
			server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
		});
	});
}

async function untilResponding(port: number, program: ChildProcess, output: () => string): Promise<void> {
	for (let attempt = 0; attempt < 100 && program.exitCode === null; attempt++) {
		if (
			await fetch(`http://127.0.0.1:${port}/`).then(
				() => true,
				() => false,
			)
		)
			return;
		await wait(50);
	}
	throw new Error(`The server does not answer: ${output()}`);
}

async function start(
	command: string,
	parameters: readonly string[],
	{ port, work }: { readonly port: number; readonly work: string },
): Promise<RunningServer> {
	const program = spawn(command, parameters, {
		stdio: ["ignore", "ignore", "pipe"],
		// The folder of Caddy's storage.
		env: { ...process.env, XDG_CONFIG_HOME: work, XDG_DATA_HOME: work },
	});
	let words = "";
	program.stderr?.on("data", (text) => {
		words += text;
	});
	const ended = new Promise<void>((resolve) => program.once("close", () => resolve()));
	await untilResponding(port, program, () => words);
	return {
		port,
		stop() {
			program.kill("SIGTERM");
			return ended;
		},
	};
}

/** Starts nginx with the site's file, included as its first lines describe. */
export async function startNginx(root: string, work: string): Promise<RunningServer> {
	const port = await freePort();
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
	const settings = [
		...(process.getuid?.() === 0 ? ["user root;"] : []),
		"daemon off; worker_processes 1; error_log stderr;",
		`pid ${join(work, "nginx.pid")};`,
		"events {}",
		"http {",
		"access_log off; types { text/html html; text/javascript js; application/json json; text/plain txt; }",
		...temporary.map((name) => `${name}_temp_path ${join(work, name)};`),
		`server { listen 127.0.0.1:${port}; root ${root}; include ${join(root, ".host-rules/nginx.conf")}; }`,
		"}",
	];
	const file = join(work, "nginx.conf");
	writeFiles(work, { "nginx.conf": settings.join("\n") });
	return start("nginx", ["-p", work, "-e", "stderr", "-c", file], { port, work });
}

/** Starts Caddy with the site's file, imported as its first lines describe. */
export async function startCaddy(root: string, work: string): Promise<RunningServer> {
	const port = await freePort();
	const settings = [
		"{",
		"	admin off",
		"	auto_https off",
		"}",
		`http://127.0.0.1:${port} {`,
		"	bind 127.0.0.1",
		`	root * ${root}`,
		`	import ${join(root, ".host-rules/Caddyfile")}`,
		"}",
		"",
	];
	writeFiles(work, { Caddyfile: settings.join("\n") });
	return start("caddy", ["run", "--config", join(work, "Caddyfile"), "--adapter", "caddyfile"], {
		port,
		work,
	});
}

/** Starts the preview server. */
export async function startPreview(root: string): Promise<RunningServer> {
	const server = createPreviewServer({ directory: root });
	const { port } = await server.listen(0);
	return { port, stop: () => server.close() };
}
