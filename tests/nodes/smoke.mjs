// Builds the demo shop and serves it with other lines of Node.js than the one that runs the tests.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readlinkSync, realpathSync, rmSync, statSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "../../renderer/setup/install.mjs";
import { ensureNodes, ensureOldNodes } from "./install-nodes.mjs";

const command = join(root, "dist/program/cli.js");
/** How long the server may take for what is not the matter of a test, in milliseconds. */
const timeoutMs = 60_000;

/** Starts a program and keeps what it says. */
function start(program, args) {
	const child = spawn(program, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
	const running = { child, said: "", ended: once(child, "close") };
	for (const stream of [child.stdout, child.stderr])
		stream.setEncoding("utf8").on("data", (text) => {
			running.said = (running.said + text).slice(-5000);
		});
	return running;
}

async function until(what, isSo) {
	const end = Date.now() + timeoutMs;
	while (!(await isSo())) {
		if (Date.now() > end) throw new Error(`${what} not within ${timeoutMs / 1000} s.`);
		await wait(50);
	}
}

async function build(program, out) {
	rmSync(out, { recursive: true, force: true });
	const building = start(program, [command, "build", "--site", "adapters/content-files/demo", "--out", out]);
	const [status] = await building.ended;
	if (status !== 0) throw new Error(`The build ended with ${status}:\n${building.said}`);
	if (/^Error|ERR_|^\(node:/m.test(building.said)) throw new Error(`The build said:\n${building.said}`);
}

async function expectPage(url) {
	const answer = await fetch(`${url}/kontakt`, { signal: AbortSignal.timeout(timeoutMs) });
	const text = await answer.text();
	if (answer.status !== 200 || !text.includes("</html>"))
		throw new Error(`/kontakt was answered ${answer.status}: ${text.slice(0, 200)}`);
}

/** Returns the number of files of the site that a process has open, as Linux lists them; 0 on other systems. */
function openFiles(pid, folder) {
	const descriptors = `/proc/${pid}/fd`;
	if (!existsSync(descriptors)) return 0;
	return readdirSync(descriptors).filter((name) => {
		try {
			return readlinkSync(join(descriptors, name)).startsWith(folder);
		} catch {
			return false;
		}
	}).length;
}

/** Twenty connections ask for an image twenty times each, read nothing, and leave. */
async function leaveUnread(port, path) {
	const sockets = await Promise.all(
		Array.from({ length: 20 }, async () => {
			const socket = connect(port, "127.0.0.1").pause();
			socket.on("error", () => undefined);
			await once(socket, "connect");
			await new Promise((resolve) =>
				socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`.repeat(20), resolve),
			);
			return socket;
		}),
	);
	return () => {
		for (const socket of sockets) socket.destroy();
	};
}

/** The largest file of the site that is sent as it is. */
function largestImage(out) {
	const folder = join(out, "assets");
	const images = readdirSync(folder, { recursive: true })
		.filter((name) => /\.(?:jpe?g|png|webp)$/.test(name))
		.map((name) => ({ name, size: statSync(join(folder, name)).size }))
		.sort((one, other) => other.size - one.size);
	if (images.length === 0) throw new Error(`There is no picture in ${folder}.`);
	return `/assets/${images[0].name}`;
}

async function preview(program, out) {
	const running = start(program, [command, "preview", "--out", out, "--port", "0"]);
	const { child } = running;
	const isRunning = () => {
		if (child.exitCode !== null || child.signalCode !== null)
			throw new Error(
				`The preview ended by itself with ${child.exitCode ?? child.signalCode}:\n${running.said}`,
			);
		return true;
	};
	try {
		await until("The preview was ready", () => isRunning() && /http:\/\/127\.0\.0\.1:\d+/.test(running.said));
		const [url] = running.said.match(/http:\/\/127\.0\.0\.1:\d+/);
		await expectPage(url);
		const leave = await leaveUnread(Number(new URL(url).port), largestImage(out));
		await expectPage(url);
		leave();
		const folder = realpathSync(out);
		await until(
			"The files of clients that had left were closed",
			() => isRunning() && openFiles(child.pid, folder) === 0,
		);
		await expectPage(url);
		isRunning();
		if (/Error|Warning|ERR_/.test(running.said)) throw new Error(`The preview said:\n${running.said}`);
	} finally {
		child.kill("SIGTERM");
	}
	const [status] = await running.ended;
	if (status !== 0) throw new Error(`The preview ended with ${status}:\n${running.said}`);
}

const tried = [];
for (const { version, program } of await ensureNodes()) {
	const out = `dist/test/node-${version}`;
	try {
		await build(program, out);
		await preview(program, join(root, out));
		tried.push(version);
	} catch (error) {
		console.error(`✗ Node.js ${version}: ${error.message}`);
		process.exitCode = 1;
	} finally {
		rmSync(join(root, out), { recursive: true, force: true });
	}
}
console.log(`Node.js ${tried.join(", ")}: built and served`);

const refused = [];
for (const { version, program } of await ensureOldNodes()) {
	const running = start(program, [command, "build"]);
	const [status] = await running.ended;
	if (status === 1 && running.said.includes(version) && /\[node\.old\]\s*$/.test(running.said)) {
		refused.push(version);
		continue;
	}
	console.error(
		`✗ Node.js ${version} ended with ${status} and does not say that it is too old:\n${running.said}`,
	);
	process.exitCode = 1;
}
console.log(`Node.js ${refused.join(", ")}: refused by name`);
