import { spawn } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { compile } from "#renderer/setup/compile.mjs";
import { install, root } from "#renderer/setup/install.mjs";
import { runQuietly } from "#renderer/setup/processes.mjs";

/** Pages of six templates for audits. */
export const templatePaths = ["/", "/uhren", "/kontakt", "/impressum", "/shop", "/shop/verlobungsringe/halo"];

const command = "dist/program/cli.js";
const demo = "adapters/content-files/demo";

/** The backgrounds of the demo shop: its own light one, and a dark one. */
const grounds = { light: null, dark: "#14110f" };

function siteFolder(scheme, work) {
	const ground = grounds[scheme];
	if (ground === null) return demo;
	const site = join(work, scheme);
	rmSync(site, { recursive: true, force: true });
	cpSync(demo, site, { recursive: true });
	const theme = join(site, "content", "theme.json");
	writeFileSync(theme, JSON.stringify({ ...JSON.parse(readFileSync(theme, "utf8")), base_color: ground }));
	return site;
}

/** Returns a free port on 127.0.0.1. */
export function freePort() {
	return new Promise((resolve, reject) => {
		const server = createServer().once("error", reject);
		server.listen(0, "127.0.0.1", () => {
			const { port } = server.address();
			server.close(() => resolve(port));
		});
	});
}

async function untilServed(address, preview) {
	while (preview.exitCode === null && preview.signalCode === null) {
		if (
			await fetch(address).then(
				({ ok }) => ok,
				() => false,
			)
		)
			return;
		await wait(100);
	}
	throw new Error(`The preview at ${address} ended with ${preview.exitCode ?? preview.signalCode}.`);
}

/**
 * Builds the demo shop in a scheme and serves it on a free port while `visit(address)` runs. Throws the build's own
 * message on failure.
 */
export async function withDemo(scheme, visit) {
	install();
	if (!(await compile())) throw new Error("The program does not compile");
	const work = join(root, "dist/demo");
	mkdirSync(work, { recursive: true });
	const out = join(work, `${scheme}-site`);
	const built = await runQuietly([command, "build", "--site", siteFolder(scheme, work), "--out", out]);
	if (built.status !== 0) throw new Error(built.output);
	const port = await freePort();
	const args = [command, "preview", "--out", out, "--port", String(port)];
	const preview = spawn(process.execPath, args, { cwd: root, stdio: "ignore" });
	try {
		const address = `http://127.0.0.1:${port}`;
		await untilServed(`${address}/`, preview);
		return await visit(address);
	} finally {
		preview.kill("SIGTERM");
	}
}
