import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { runCommand } from "#renderer/cli/run-command.ts";
import { tokenVariable } from "#renderer/site/content-source.ts";
import { validFiles, writeFolder } from "#tests/adapters/content-files/content-folder.ts";
import { configMistakes } from "#tests/renderer/cli/config-mistakes.ts";
import { contentMistakes } from "#tests/renderer/cli/content-mistakes.ts";
import type { Mistake, NewSite } from "#tests/renderer/cli/mistakes.ts";

afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllEnvs();
});

/** Runs the command in English and returns all that it prints. */
async function said(...args: readonly string[]): Promise<{ readonly status: number; readonly text: string }> {
	const lines: string[] = [];
	for (const stream of ["log", "error"] as const)
		vi.spyOn(console, stream).mockImplementation((...words) => void lines.push(words.join(" ")));
	vi.spyOn(process.stderr, "write").mockReturnValue(true);
	const status = await runCommand(args, {});
	return { status, text: lines.join("\n") };
}

/** Writes a newcomer's site with a mistake; returns its folder. */
function siteWith(make: Mistake["make"]): string {
	const config = {
		domain: "www.example.org",
		content: { from: "files", directory: "content" },
		ecommerce: {},
	};
	const site: NewSite = { files: validFiles(), config, others: {} };
	make(site);
	const content = writeFolder(site.files);
	const folder = mkdtempSync(join(tmpdir(), "newcomer-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	renameSync(content, join(folder, "content"));
	const text = site.configText ?? `export default ${JSON.stringify(site.config)};`;
	for (const [name, other] of Object.entries({ ...site.others, "facette.config.ts": text }))
		writeFileSync(join(folder, name), other);
	return folder;
}

/** Returns a place as `check` prints it, without the line and column of a file. */
function withoutPosition(text: string, place: string): string {
	return /:\d/.test(place) ? text : text.replace(/^(\w+ {2}[^\s:]+):\d+:\d+/gm, "$1");
}

/** Expects a printed finding with the code to have the words. */
function expectFinding(text: string, code: string, words: readonly string[]): void {
	const finding = text.split("\n\n").find((part) => part.includes(`[${code}]`)) ?? text;
	for (const word of words) expect(finding).toContain(word);
	expect(finding).toContain(`[${code}]`);
}

describe("B-REL-04 the mistakes of a newcomer each name file, field, problem and remedy", () => {
	it.each([...configMistakes, ...contentMistakes])("$name", async ({ make, place, code, says }) => {
		const { text } = await said("check", "--site", siteWith(make));
		expectFinding(withoutPosition(text, place), code, [place, ...says]);
	});

	// A build that fails prints no warnings, which these are.
	const warnings = ["content.link.dead", "content.file.unknown"];
	const ofReading = [...configMistakes, ...contentMistakes].filter(
		({ code }) => /^(?:config|content)\./.test(code) && !warnings.includes(code),
	);

	it.each(ofReading)("build prints it as check does: $name", async ({ make, code }) => {
		const folder = siteWith(make);
		const checked = await said("check", "--site", folder);
		const { text } = await said("build", "--site", folder, "--out", join(folder, "out"));
		const printed = checked.text.split("\n\n").find((part) => part.includes(`[${code}]`)) ?? "";
		expect(printed).toMatch(/^error {2}/);
		expect(text).toContain(printed);
	});

	it("the site's folder is another", async () => {
		const folder = mkdtempSync(join(tmpdir(), "newcomer-"));
		const { text } = await said("build", "--site", folder);
		expectFinding(text, "config.missing", [
			`no facette.config.ts in ${folder}`,
			"Name the site's folder with --site",
		]);
	});

	it.each([
		[["biuld"], "command.unknown", 'no command "biuld"', 'Did you mean "build"?'],
		[["preview", "--prot", "8080"], "option.unknown", "no option --prot", "Did you mean --port?"],
		[["preview", "--port", "http"], "option.port", '"http" is not a port', "from 0 to 65535"],
		[["build", "--content", "wordpress"], "option.content", "not a source of content", "files or directus"],
	])("facette %j", async (args, code, ...words) => {
		const { status, text } = await said(...args);
		expect(status).toBe(1);
		expectFinding(text, code, words);
	});

	it("nothing has been built to preview, or the port is taken", async () => {
		const folder = mkdtempSync(join(tmpdir(), "newcomer-"));
		const missing = await said("preview", "--out", join(folder, "site"));
		expectFinding(missing.text, "preview.missing", [join(folder, "site"), "Run facette build first"]);
		mkdirSync(join(folder, "site"));
		const { port } = await listening(200, {});
		const taken = await said("preview", "--out", join(folder, "site"), "--port", String(port));
		expectFinding(taken.text, "preview.port", [`Port ${port} is in use`, "another port with --port"]);
	});

	it("the output is a folder of something else", async () => {
		const folder = siteWith(({ config }) => {
			config.allowIncomplete = true;
		});
		mkdirSync(join(folder, "photos"));
		writeFileSync(join(folder, "photos/ring.jpg"), "");
		const { text } = await said("build", "--site", folder, "--out", join(folder, "photos"));
		expectFinding(text, "output.foreign", [join(folder, "photos"), "Name another folder with --out"]);
	});
});

/** Starts a server that answers every request alike. */
async function listening(status: number, body: object) {
	const server = createServer((_, response) => {
		response.writeHead(status, { "content-type": "application/json" });
		response.end(JSON.stringify(body));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
	onTestFinished(() => void close());
	return { port: (server.address() as AddressInfo).port, close };
}

describe("B-REL-04 a newcomer's Directus", () => {
	const check = (port: number) =>
		said(
			"check",
			"--site",
			siteWith(({ config }) => {
				config.content = { from: "directus", url: `http://127.0.0.1:${port}` };
			}),
		);
	const refusal = (code: string, message: string) => ({ errors: [{ message, extensions: { code } }] });

	const project = ["--project", "www.example.org"];
	it.each([
		["check", null],
		["schema", []],
		["schema --dry-run", ["--dry-run"]],
		["schema --studio", ["--studio", "http://127.0.0.1:8056", ...project]],
		["pull", [...project, "--out", join(tmpdir(), "facette-unreached")]],
	] as const)("that does not run is named with its address: %s", async (command, options) => {
		vi.stubEnv(tokenVariable, "admin-token");
		vi.stubEnv("FACETTE_STUDIO_SECRET", "a-secret-of-the-tests-with-40-characters");
		const { port, close } = await listening(200, {});
		await close();
		const url = `http://127.0.0.1:${port}`;
		const [name = ""] = command.split(" ");
		const { text } = options === null ? await check(port) : await said(name, "--url", url, ...options);
		expect(text).toContain(`error  ${url} [directus.read.network]`);
		expectFinding(text, "directus.read.network", ["ECONNREFUSED", "Check the address"]);
	});

	it("with a wrong token is one finding that names the variable", async () => {
		vi.stubEnv(tokenVariable, "wrong");
		const { port } = await listening(401, refusal("INVALID_CREDENTIALS", "Invalid user credentials."));
		const { status, text } = await check(port);
		expect(status).toBe(1);
		expectFinding(text, "directus.read.token", [`http://127.0.0.1:${port}`, tokenVariable]);
		expect(text).toContain("Errors: 1.");
		expect(text).not.toContain("facette schema");
	});

	it("without a token is one finding that names its variable", async () => {
		const { port } = await listening(403, refusal("FORBIDDEN", "You don't have permission to access this."));
		const { text } = await check(port);
		expectFinding(text, "directus.read.closed", [`http://127.0.0.1:${port}`, tokenVariable]);
		expect(text).toContain("Errors: 1.");
	});
});
