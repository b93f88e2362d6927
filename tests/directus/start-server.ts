import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureServer } from "./install-server.mjs";
import { administrator, serverCommand, serverEnvironment } from "./server-environment.mjs";

/** A local Directus. */
export interface DirectusServer {
	/** Its URL, e.g. "http://127.0.0.1:41234". */
	readonly url: string;
	/** The administrator's static token. */
	readonly adminToken: string;
	/** Its folder with database and files, which is deleted when it stops. */
	readonly data: string;
	/** The file with its mails. */
	readonly mailbox: string;
	/** Stops the server; `keep` preserves its data for `startDirectus({ data })`. */
	stop(options?: { readonly keep?: boolean }): Promise<void>;
}

/** The options of a server. */
export interface DirectusOptions {
	/** A data folder to copy; by default an empty, bootstrapped one. */
	readonly data?: string;
	/** Whether `data` is of an earlier major version, whose database is brought up to date first. */
	readonly isUpgrade?: boolean;
	/** The address of an empty PostgreSQL database; by default SQLite in the data folder. */
	readonly database?: string;
	/** Additional environment variables, e.g. `{ ACCESS_TOKEN_TTL: "40s" }`. */
	readonly environment?: Readonly<Record<string, string>>;
	/** The port; by default a free one. */
	readonly port?: number;
	/** The major version of Directus; by default the oldest one that is supported. */
	readonly major?: "11" | "12";
}

/** The environment of a server with the Data Studio, which may embed previews of a studio on this machine. */
export const dataStudio = {
	SERVE_APP: "true",
	CONTENT_SECURITY_POLICY_DIRECTIVES__FRAME_SRC: "'self' http://127.0.0.1:*",
};

const startTime = 300_000;

/** Starts a Directus with a copy of a data folder; resolves when it responds. Rejects with its output if it fails. */
export async function startDirectus(options: DirectusOptions = {}): Promise<DirectusServer> {
	const folder = await ensureServer(options.major ?? "11");
	const data = mkdtempSync(join(tmpdir(), "facette-directus-"));
	cpSync(options.data ?? join(folder, "data"), data, { recursive: true });
	const port = options.port ?? (await freePort());
	const url = `http://127.0.0.1:${port}`;
	const { database, environment } = options;
	const env = {
		...{ ...process.env, ...serverEnvironment({ data, port }), ...keepMails(data) },
		...(database === undefined ? {} : { DB_CLIENT: "pg", DB_CONNECTION_STRING: database }),
		...environment,
	};
	if (database !== undefined || options.isUpgrade) prepareDatabase(folder, env);
	const [command = "", ...args] = serverCommand(folder, "start");
	const child = spawn(command, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
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

/** Gives an empty database the tables of Directus and the administrator, and an earlier one those of this version. */
function prepareDatabase(folder: string, env: NodeJS.ProcessEnv): void {
	const [command = "", ...args] = serverCommand(folder, "bootstrap");
	const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, env, encoding: "utf8" });
	if (status !== 0) throw new Error(`Directus did not prepare its database:\n${stdout}${stderr}`);
}

const mailFile = "mails.txt";

/** Writes a replacement for sendmail that stores mails in a file. */
function keepMails(data: string): Record<string, string> {
	const program = join(data, "keep-mail");
	writeFileSync(program, `#!/bin/sh\ncat >> '${join(data, mailFile)}'\n`, { mode: 0o755 });
	return { EMAIL_TRANSPORT: "sendmail", EMAIL_SENDMAIL_PATH: program };
}

/** Returns a free port of this machine. */
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
	let messages = "";
	const onOutput = (chunk: Buffer) => {
		messages = (messages + chunk).slice(-10_000);
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
	throw new Error(`Directus did not start:\n${messages.trim()}`);
}

/** Kills a server, because a regular stop waits for open connections. */
function ended(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
	return new Promise((resolve) => {
		child.on("close", () => resolve());
		child.kill("SIGKILL");
	});
}
