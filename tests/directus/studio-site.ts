import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import type { ContentClient } from "#adapters/content-directus/client/content-client.ts";
import { type FolderContent, readDocuments } from "#adapters/content-directus/seed/read-documents.ts";
import { seedProject } from "#adapters/content-directus/seed/seed-project.ts";
import { type FaultProxy, startFaultProxy } from "#tests/directus/fault-proxy.ts";
import { applyAll, clientOf, demoContent, demoMedia, sendTo } from "#tests/directus/seeded-project.ts";
import { programFile, writeSite } from "#tests/directus/site-folder.ts";
import { freePort } from "#tests/directus/start-server.ts";

/** The domain of the studio's shop. */
export const project = "studio.juwelier-sternau.example";

/** The secret of the studio under test. */
export const secret = "a secret of the tests, long enough";

/** A studio of the demo shop's watches next to a Directus. */
export interface StudioSite {
	/** The proxy between the studio and Directus. */
	readonly proxy: FaultProxy;
	readonly admin: ContentClient;
	/** Without a final slash. */
	readonly origin: string;
	/** The signed address of its page, as the command prints it. */
	readonly page: () => string;
	/** The studio's messages. */
	readonly output: () => string;
	/** Returns a file of the published site; "" if it is missing. */
	published(file: string): string;
	/** The folder of the built site. */
	readonly out: string;
	/** Runs `facette schema --studio` with an address, by default that of this studio; resolves to its output. */
	install(address?: string): Promise<string>;
	/** Starts the studio and waits until it listens. */
	start(): Promise<void>;
	/** Ends the studio by a signal. */
	end(signal?: NodeJS.Signals): Promise<void>;
	/** Builds the site into another folder, as `facette build` does. */
	buildInto(out: string): Promise<void>;
	stop(): Promise<void>;
}

/** Runs the compiled command; resolves to its output, and rejects with it if the exit status is not 0. */
export function runFacette(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, [programFile(), ...args], { env });
		let said = "";
		for (const stream of [child.stdout, child.stderr])
			stream.on("data", (chunk: Buffer) => {
				said += chunk;
			});
		child.on("error", reject);
		child.on("close", (status) => (status === 0 ? resolve(said) : reject(new Error(said))));
	});
}

/** Starts `facette studio`. Its output is passed on; `listens` resolves once it can be reached. */
export function spawnStudio(
	args: readonly string[],
	env: NodeJS.ProcessEnv,
	onOutput: (chunk: Buffer) => void,
): { readonly child: ChildProcess; readonly listens: Promise<void> } {
	const child = spawn(process.execPath, [programFile(), "studio", ...args], {
		env,
		stdio: ["ignore", "pipe", "pipe"],
	});
	const listens = new Promise<void>((resolve, reject) => {
		let said = "";
		const onData = (chunk: Buffer) => {
			onOutput(chunk);
			said += chunk;
			if (said.includes("The studio is at")) resolve();
		};
		child.stdout.on("data", onData);
		child.stderr.on("data", onData);
		child.once("close", () => reject(new Error(`The studio ended:\n${said}`)));
	});
	return { child, listens };
}

/** Returns the demo shop with the watches and no other products, because each save reads and builds the shop again. */
export function watchShop({ documents, images }: FolderContent): FolderContent {
	const isRemoved = (file: string) =>
		file === "shop/ratings.json" || /^shop\/products\/(?!(?:alpenhorn|havelwerk|kronberg)-)/.test(file);
	const remaining = new Map([...documents].filter(([file]) => !isRemoved(file)));
	const texts = JSON.stringify([...remaining].filter(([file]) => file !== "media/index.json"));
	return { documents: remaining, images: images.filter((name) => texts.includes(name)) };
}

/** A Directus that serves the Data Studio. */
export interface StudioServer {
	readonly url: string;
	readonly adminToken: string;
}

/** Seeds a Directus with the demo shop's watches as a project of its own. */
async function seedDemo(server: StudioServer): Promise<ContentClient> {
	await applyAll(sendTo(server));
	const admin = clientOf(project, { url: server.url, token: server.adminToken });
	const seeded = await seedProject(admin, watchShop(readDocuments(demoContent)), demoMedia);
	if (!seeded.ok) throw new Error(JSON.stringify(seeded.error));
	return admin;
}

/** Seeds a Directus, by default the suite's, with the demo shop's watches, and prepares a site of that name in dist/test. */
export async function prepareStudioSite(
	name: string,
	server: StudioServer = inject("directus"),
): Promise<StudioSite> {
	const admin = await seedDemo(server);
	const { url, adminToken } = server;
	const proxy = await startFaultProxy(url);
	const site = writeSite(name, project, proxy.url);
	// Next to the outputs of the check "build", so that their encoded images are reused.
	const out = `${site}-out`;
	rmSync(out, { recursive: true, force: true });
	const env = {
		...process.env,
		LC_ALL: "en",
		FACETTE_DIRECTUS_TOKEN: adminToken,
		FACETTE_STUDIO_SECRET: secret,
	};
	const port = await freePort();
	const origin = `http://127.0.0.1:${port}`;
	let studio: ChildProcess | null = null;
	let said = "";
	async function end(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
		const child = studio;
		studio = null;
		if (!child || child.exitCode !== null || child.signalCode !== null) return;
		const ended = new Promise((resolve) => child.once("close", resolve));
		child.kill(signal);
		await ended;
	}
	return {
		proxy,
		admin,
		origin,
		out,
		page: () => /http:\/\/127\.0\.0\.1:\d+\/\?\S+/.exec(said)?.[0] ?? "",
		output: () => said,
		published(file) {
			const path = join(out, file);
			return existsSync(path) ? readFileSync(path, "utf8") : "";
		},
		install: (address = origin) => runFacette(["schema", "--site", site, "--studio", address], env),
		async start() {
			said = "";
			const args = ["--site", site, "--out", out, "--port", String(port), "--studio", origin];
			const { child, listens } = spawnStudio(args, env, (chunk) => {
				said += chunk;
			});
			studio = child;
			await listens;
		},
		end,
		async buildInto(other) {
			// A build on top of an earlier program's keeps the files of that program.
			rmSync(other, { recursive: true, force: true });
			await runFacette(["build", "--site", site, "--out", other], env);
		},
		async stop() {
			await end();
			await proxy.close();
		},
	};
}
