import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
	chmodSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFolderSiteOutput } from "#adapters/site-folder/folder-site-output.ts";
import { describeFile } from "#renderer/publish/describe-file.ts";
import { freePort } from "#tests/directus/start-server.ts";
import { codeBlocksOf } from "#tests/docs/code-blocks.ts";

const sshd = "/usr/sbin/sshd";
const isInstalled = existsSync(sshd) && spawnSync("rsync", ["--version"], { stdio: "ignore" }).status === 0;

let work = "";
let server: ChildProcess | null = null;

function isListening(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = createConnection(port, "127.0.0.1");
		socket.once("connect", () => socket.end(() => resolve(true))).once("error", () => resolve(false));
	});
}

/** Starts a server of this machine for ssh, and writes a program `ssh` that reaches it as "server". */
async function startServer(): Promise<void> {
	const port = await freePort();
	const at = (name: string) => join(work, name);
	for (const name of ["host", "user"])
		spawnSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", at(name)]);
	const settings = [
		`Port ${port}`,
		"ListenAddress 127.0.0.1",
		`HostKey ${at("host")}`,
		`AuthorizedKeysFile ${at("user.pub")}`,
		"StrictModes no",
		"PidFile none",
		"UsePAM no",
	];
	writeFileSync(at("sshd_config"), settings.join("\n"));
	const client = [
		...["Host server", "HostName 127.0.0.1", `Port ${port}`, `IdentityFile ${at("user")}`],
		...["StrictHostKeyChecking no", "UserKnownHostsFile /dev/null", "LogLevel ERROR"],
	];
	writeFileSync(at("ssh_config"), client.join("\n"));
	mkdirSync(at("bin"));
	writeFileSync(at("bin/ssh"), `#!/bin/sh\nexec /usr/bin/ssh -F '${at("ssh_config")}' "$@"\n`);
	chmodSync(at("bin/ssh"), 0o755);
	// Where the server keeps the process before login when it is run by root.
	if (process.getuid?.() === 0) mkdirSync("/run/sshd", { recursive: true });
	server = spawn(sshd, ["-D", "-f", at("sshd_config")], { stdio: "ignore" });
	for (let attempt = 0; attempt < 100 && !(await isListening(port)); attempt++) await wait(50);
}

describe.skipIf(!isInstalled)("the documented copy over ssh (left out without sshd and rsync)", () => {
	beforeAll(async () => {
		work = mkdtempSync(join(tmpdir(), "facette-ssh-"));
		for (const name of ["here", "there"]) mkdirSync(join(work, name));
		await startServer();
	});
	afterAll(() => {
		server?.kill();
		rmSync(work, { recursive: true, force: true });
	});

	/** Runs the documented commands; returns their status and error output. The machine is the server as well, with another folder. */
	function copy() {
		const [text = ""] = codeBlocksOf("renderer/worker/deploying.md").flatMap((block) =>
			block.text.includes("rsync") ? [block.text] : [],
		);
		const script = text
			.replaceAll(/(--link-dest=|server:|cd )\/srv\/www/g, `$1${work}/there`)
			.replaceAll("/srv/www", `${work}/here`);
		const env = { ...process.env, PATH: `${join(work, "bin")}${delimiter}${process.env.PATH}` };
		const { status, stderr } = spawnSync("sh", ["-c", script], { encoding: "utf8", env });
		return { status, stderr };
	}

	/** Publishes a site with one page here. */
	async function publish(generation: number, text: string): Promise<void> {
		const built = join(work, "built");
		mkdirSync(built, { recursive: true });
		writeFileSync(join(built, "index.html"), text);
		const directory = join(work, "here/ring.example");
		const output = createFolderSiteOutput({ directory, describe: describeFile });
		expect(await output.publish(built, generation)).toMatchObject({ ok: true });
	}

	const served = () => readFileSync(join(work, "there/ring.example/index.html"), "utf8");

	it("B-USE-11 copies nothing before the first publication", () => {
		writeFileSync(join(work, "here/of-another-shop"), "");
		expect(copy().status).not.toBe(0);
		expect(readdirSync(join(work, "there"))).toEqual([]);
	});

	it("B-USE-11 B-REL-08 switches the site on the server after all files have arrived, and removes the one before", async () => {
		await publish(1000, "first");
		expect(copy()).toMatchObject({ status: 0 });
		expect(served()).toBe("first");

		await publish(2000, "second");
		// A run that was interrupted, and another shop whose name begins like this one.
		symlinkSync("missing", join(work, "there/.ring.example.next"));
		mkdirSync(join(work, "there/.ring.example.gold.g5-abc"));
		expect(copy()).toEqual({ status: 0, stderr: "" });
		expect(served()).toBe("second");
		expect(readdirSync(join(work, "there")).toSorted()).toEqual([
			expect.stringMatching(/^\.ring\.example\.g2000-\w+$/),
			".ring.example.gold.g5-abc",
			"ring.example",
		]);
		expect(copy()).toEqual({ status: 0, stderr: "" });
		expect(served()).toBe("second");
	});
});
