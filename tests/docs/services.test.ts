import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseCommandLine } from "#renderer/cli/options.ts";
import { parseWorkerOptions } from "#renderer/cli/worker-options.ts";
import { codeBlocksOf } from "#tests/docs/code-blocks.ts";
import manifest from "../../package.json" with { type: "json" };

const file = "renderer/worker/deploying.md";
const textsOf = (language: string) =>
	codeBlocksOf(file)
		.filter((block) => block.language === language)
		.map(({ text }) => text);

let work = "";
beforeAll(() => {
	work = mkdtempSync(join(tmpdir(), "facette-services-"));
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

const hasSystemd = spawnSync("systemd-analyze", ["--version"], { stdio: "ignore" }).status === 0;

describe("the documented services", () => {
	it.skipIf(!hasSystemd)("B-USE-07 are units that systemd accepts (left out without systemd-analyze)", () => {
		const units = textsOf("ini").map((text) => {
			const [, path = ""] = /^# (\S+)\n/.exec(text) ?? [];
			const unit = join(work, basename(path).replace("@.", "@1."));
			// The program is installed in another folder here.
			writeFileSync(unit, text.replaceAll("/srv/facette/node_modules/.bin/facette", process.execPath));
			return unit;
		});
		expect(units.length).toBeGreaterThan(2);
		const { status, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", ...units], {
			encoding: "utf8",
		});
		expect(stderr).toBe("");
		expect(status).toBe(0);
	});

	it("B-USE-07 name options that the program has", () => {
		const commands = [
			...textsOf("ini")
				.join("\n")
				.matchAll(/^ExecStart=\S+\/facette (.+)$/gm),
		];
		const containers = [
			...textsOf("dockerfile")
				.join("\n")
				.matchAll(/^CMD (.+)$/gm),
		];
		const lines = [
			...commands.map(([, line = ""]) => line.replaceAll("%i", "1").split(" ")),
			...containers.map(([, list = ""]) => JSON.parse(list) as readonly string[]),
		];
		expect(lines.map(([name]) => name)).toEqual(["worker", "studio", "worker"]);
		for (const [name, ...options] of lines) {
			const parsed =
				name === "worker" ? parseWorkerOptions(options) : parseCommandLine([name ?? "", ...options]);
			expect(parsed).toMatchObject({ ok: true });
		}
	});
});

describe("the documented container", () => {
	it("B-USE-07 has a Node.js that the program supports, and whose health is that of the worker", async () => {
		const [text = ""] = textsOf("dockerfile");
		const [, version] = /^FROM .*\/node:(\d+)-/m.exec(text) ?? [];
		expect(Number(version)).toBeGreaterThanOrEqual(Number(/\d+/.exec(manifest.engines.node)?.[0]));
		const [, check = "[]"] = /^HEALTHCHECK CMD (.+)$/m.exec(text) ?? [];
		const [, ...args] = JSON.parse(check) as readonly string[];
		const usual = parseWorkerOptions([]);
		const usualPort = usual.ok ? usual.value?.port : undefined;
		expect(args.join(" ")).toContain(`:${usualPort}/`);
		// The Fetch Standard blocks some ports.
		const failure = await fetch(`http://127.0.0.1:${usualPort}/`).catch((error: Error) => error.cause);
		expect(String(failure)).not.toContain("bad port");
		let status = 200;
		const paths: (string | undefined)[] = [];
		const server = createServer(({ url }, response) => {
			paths.push(url);
			response.writeHead(status).end();
		});
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		const { port } = server.address() as AddressInfo;
		const isHealthy = () =>
			promisify(execFile)(
				process.execPath,
				args.map((part) => part.replace(String(usualPort), String(port))),
			).then(
				() => true,
				() => false,
			);
		expect(await isHealthy()).toBe(true);
		status = 503;
		expect(await isHealthy()).toBe(false);
		expect(paths).toEqual(["/health/ready", "/health/ready"]);
		server.closeAllConnections();
		await new Promise((resolve) => server.close(resolve));
		expect(await isHealthy()).toBe(false);
	});
});
