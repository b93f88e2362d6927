import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { freePort } from "#tests/directus/start-server.ts";

/** A database of its own on a free port of this machine. */
export interface DatabaseServer {
	/** The URL of an empty database, another one at each call. */
	freshAddress(): Promise<string>;
	/** Ends the server at once, and keeps its data. */
	kill(): Promise<void>;
	/** Starts the server again on its port. */
	start(): Promise<void>;
	/** Ends the server and removes its data. */
	stop(): Promise<void>;
}

const postgresFolder = "/usr/lib/postgresql";

/** Returns the folder of PostgreSQL's programs, which Debian keeps off the path; null without PostgreSQL. */
function postgresPrograms(): string | null {
	const versions = existsSync(postgresFolder) ? readdirSync(postgresFolder) : [];
	const folders = versions.map((version) => join(postgresFolder, version, "bin"));
	return folders.find((folder) => existsSync(join(folder, "initdb"))) ?? null;
}

/** Whether the servers are installed; CI installs redis-server. */
export const isInstalled = {
	redis: spawnSync("redis-server", ["--version"], { stdio: "ignore" }).status === 0,
	postgres: postgresPrograms() !== null,
};

async function isListening(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = createConnection(port, "127.0.0.1");
		socket.once("connect", () => socket.end(() => resolve(true))).once("error", () => resolve(false));
	});
}

/** Starts a program whenever it is asked for, and waits until it listens. */
function serverProgram(
	program: () => ChildProcess,
	port: number,
): Pick<DatabaseServer, "start"> & { end(signal: NodeJS.Signals): Promise<void> } {
	let running: ChildProcess | null = null;
	return {
		async start() {
			const child = program();
			running = child;
			let output = "";
			for (const stream of [child.stdout, child.stderr])
				stream?.on("data", (chunk: Buffer) => {
					output = (output + chunk).slice(-2000);
				});
			while (!(await isListening(port))) {
				if (child.exitCode !== null) throw new Error(`The server ended: ${output}`);
				await wait(20);
			}
		},
		async end(signal) {
			const child = running;
			running = null;
			if (!child || child.exitCode !== null) return;
			const ended = new Promise((resolve) => child.once("close", resolve));
			child.kill(signal);
			await ended;
		},
	};
}

/** Starts a Redis whose data survives a restart. */
export async function startRedis(): Promise<DatabaseServer> {
	const port = await freePort();
	const data = mkdtempSync(join(tmpdir(), "facette-redis-"));
	const options = ["--port", String(port), "--bind", "127.0.0.1", "--dir", data, "--databases", "64"];
	const keeping = ["--save", "", "--appendonly", "yes", "--appendfsync", "always"];
	const server = serverProgram(() => spawn("redis-server", [...options, ...keeping]), port);
	await server.start();
	let databases = 0;
	return {
		async freshAddress() {
			databases += 1;
			return `redis://127.0.0.1:${port}/${databases}`;
		},
		kill: () => server.end("SIGKILL"),
		start: server.start,
		async stop() {
			await server.end("SIGKILL");
			rmSync(data, { recursive: true, force: true });
		},
	};
}

/** PostgreSQL refuses to run as root; Debian's package has a user for it. */
function postgresUser(): { readonly uid?: number; readonly gid?: number } {
	if (process.getuid?.() !== 0) return {};
	const [, , uid, gid] = /^postgres:.*$/m.exec(readFileSync("/etc/passwd", "utf8"))?.[0].split(":") ?? [];
	return { uid: Number(uid), gid: Number(gid) };
}

/** Starts a PostgreSQL. */
export async function startPostgres(): Promise<DatabaseServer> {
	const programs = postgresPrograms() ?? "";
	const port = await freePort();
	const data = mkdtempSync(join(tmpdir(), "facette-postgres-"));
	const user = postgresUser();
	if (user.uid !== undefined) chownSync(data, user.uid, user.gid ?? user.uid);
	const created = spawnSync(
		join(programs, "initdb"),
		["-D", data, "-U", "postgres", "-A", "trust", "--no-sync"],
		{ ...user, cwd: data, encoding: "utf8" },
	);
	if (created.status !== 0) throw new Error(created.stderr);
	const options = ["-D", data, "-p", String(port), "-k", data, "-F"];
	const server = serverProgram(
		() => spawn(join(programs, "postgres"), options, { ...user, cwd: data }),
		port,
	);
	const addressOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
	/** PostgreSQL listens before it is ready. */
	async function start(): Promise<void> {
		await server.start();
		for (;;) {
			const client = new pg.Client({ connectionString: addressOf("postgres") });
			const isReady = await client.connect().then(
				() => true,
				() => false,
			);
			await client.end().catch(() => undefined);
			if (isReady) return;
			await wait(20);
		}
	}
	await start();
	let databases = 0;
	return {
		async freshAddress() {
			databases += 1;
			const client = new pg.Client({ connectionString: addressOf("postgres") });
			await client.connect();
			await client.query(`create database facette_${databases}`);
			await client.end();
			return addressOf(`facette_${databases}`);
		},
		kill: () => server.end("SIGQUIT"),
		start,
		async stop() {
			await server.end("SIGQUIT");
			rmSync(data, { recursive: true, force: true });
		},
	};
}
