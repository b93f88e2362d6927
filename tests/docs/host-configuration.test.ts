import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { codeBlocksOf } from "#tests/docs/code-blocks.ts";
import { isInstalled } from "#tests/renderer/engines/host-rules/servers.ts";
import { writeSite } from "#tests/renderer/engines/host-rules/site-fixture.ts";

const site = writeSite();
afterAll(site.remove);

/** Returns the documented settings for a host, with the folders of this machine. */
function settings(language: string): readonly string[] {
	return ["renderer/engines/host-rules/deploying.md", "renderer/worker/deploying.md"]
		.flatMap(codeBlocksOf)
		.filter((block) => block.language === language)
		.map(({ text }) =>
			text
				.replaceAll(/\/srv\/(?:my-shop|www\/ring\.example)/g, site.root)
				.replaceAll(/\/etc\/ssl\/[a-z.-]+(?=\.(?:pem|key);)/g, join(site.work, "my-shop")),
		);
}

function run(command: string, parameters: readonly string[]): void {
	const env = { ...process.env, XDG_CONFIG_HOME: site.work, XDG_DATA_HOME: site.work };
	const { status, stderr } = spawnSync(command, parameters, { encoding: "utf8", env });
	expect(status, stderr).toBe(0);
}

function createCertificate(): void {
	const [key, certificate] = [join(site.work, "my-shop.key"), join(site.work, "my-shop.pem")];
	const request = [
		"req",
		"-x509",
		"-newkey",
		"rsa:2048",
		"-nodes",
		"-days",
		"1",
		"-subj",
		"/CN=my-shop.example",
	];
	run("openssl", [...request, "-keyout", key, "-out", certificate]);
}

describe("the documented settings of hosts", () => {
	it.skipIf(!isInstalled("nginx"))("B-SEC-01 nginx accepts them", () => {
		const documented = settings("nginx");
		expect(documented).not.toEqual([]);
		createCertificate();
		for (const text of documented) {
			const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
				(name) => `${name}_temp_path ${join(site.work, name)};`,
			);
			// Port 443 is the administrator's.
			const server = text.replaceAll("listen 443", "listen 127.0.0.1:44300");
			const file = join(site.work, "nginx.conf");
			const lines = [
				`pid ${join(site.work, "nginx.pid")};`,
				"events {}",
				"http {",
				"access_log off;",
				...paths,
			];
			writeFileSync(file, [...lines, server, "}"].join("\n"));
			run("nginx", ["-t", "-p", site.work, "-e", "stderr", "-c", file]);
		}
	});

	it.skipIf(!isInstalled("caddy"))("B-SEC-01 Caddy accepts them", () => {
		const documented = settings("caddyfile");
		expect(documented).not.toEqual([]);
		for (const text of documented) {
			const file = join(site.work, "Caddyfile");
			writeFileSync(file, `${text}\n`);
			run("caddy", ["validate", "--config", file, "--adapter", "caddyfile"]);
		}
	});
});
