import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureServer } from "./install-server.mjs";
import { administrator, serverCommand, serverEnvironment } from "./server-environment.mjs";

/** A Directus that listens on this machine. */
export interface DirectusServer {
	/** e.g. "http://127.0.0.1:41234". */
	readonly url: string;
	/** The administrator's static token. */
	readonly adminToken: string;
	/** Its own folder with database and files, gone when it stops. */
	readonly data: string;
	/** The file that its mails are written to. */
	readonly mailbox: string;
	/** Ends the process; with `keep` its data stays, for `startDirectus({ data })`. */
	stop(options?: { readonly keep?: boolean }): Promise<void>;
}

/** What to start with. */
export interface DirectusOptions {
	/** A data folder to copy; an empty, bootstrapped one when left out. */
	readonly data?: string;
	/** More for its environment, e.g. `{ ACCESS_TOKEN_TTL: "40s" }`. */
	readonly environment?: Readonly<Record<string, string>>;
	/** Where to listen; a free port when left out. */
	readonly port?: number;
}

const startTime = 60_000;

/** Starts a Directus on a copy of a data folder; gives it when it answers. Rejects with what it said otherwise. */
export async function startDirectus(options: DirectusOptions = {}): Promise<DirectusServer> {
	const folder = await ensureServer();
	const data = mkdtempSync(join(tmpdir(), "facette-directus-"));
	cpSync(options.data ?? join(folder, "data"), data, { recursive: true });
	const port = options.port ?? (await freePort());
	const url = `http://127.0.0.1:${port}`;
	const [command = "", ...args] = serverCommand(folder, "start");
	const child = spawn(command, args, {
		cwd: folder,
		env: { ...process.env, ...serverEnvironment({ data, port }), ...keepMails(data), ...options.environment },
		stdio: ["ignore", "pipe", "pipe"],
	});
	const stop = async ({ keep = false } = {}) => {
		await ended(child);
		if (!keep) rmSync(data, { recursive: true, force: true });
	};
	try {
		await untilReady(child, url);
	} catch (error) {
		await stop();
		throw error;
	}
	return { url, adminToken: administrator.token, data, mailbox: join(data, mailFile), stop };
}

const mailFile = "mails.txt";

/** A stand-in for sendmail that writes down what it is given. */
function keepMails(data: string): Record<string, string> {
	const program = join(data, "keep-mail");
	writeFileSync(program, `#!/bin/sh\ncat >> '${join(data, mailFile)}'\n`, { mode: 0o755 });
	return { EMAIL_TRANSPORT: "sendmail", EMAIL_SENDMAIL_PATH: program };
}

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.on("error", reject);
		server.listen(0, "127.0.0.1", () => {
			const address = server.address();
			server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
		});
	});
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
	let said = "";
	const onOutput = (chunk: Buffer) => {
		said = (said + chunk).slice(-10_000);
	};
	child.stdout?.on("data", onOutput);
	child.stderr?.on("data", onOutput);
	const latest = Date.now() + startTime;
	while (child.exitCode === null && child.signalCode === null && Date.now() < latest) {
		const answers = await fetch(`${url}/server/ping`).then(
			(response) => response.ok,
			() => false,
		);
		if (answers) return;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error(`Directus did not start:\n${said.trim()}`);
}

/** Directus waits for open connections when it is asked politely; the tests have no use for that. */
function ended(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
	return new Promise((resolve) => {
		child.on("close", () => resolve());
		child.kill("SIGKILL");
	});
}
