import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { afterAll, beforeAll, expect, test } from "vitest";
import { languages } from "#core/language/language.ts";
import { type InstalledPackage, installPackage, manifestsIn, typeErrors } from "./installed-package.ts";
import { makeOwnShop } from "./own-shop.ts";
import { ensureManager, packageManagers } from "./package-managers.ts";

let installed: InstalledPackage;

beforeAll(() => {
	installed = installPackage();
});

afterAll(() => rmSync(dirname(installed.directory), { recursive: true, force: true }));

test("B-USE-05 the package has the compiled program and its changelog only, in at most 3 MB", () => {
	const others = installed.files.filter((file) => !file.startsWith("dist/program/"));
	expect(others.sort()).toEqual([".github/CHANGELOG.md", "README.md", "package.json"]);
	expect(installed.files).toEqual(
		expect.arrayContaining([
			"dist/program/NOTICES.md",
			"dist/program/cli.js",
			"dist/program/client.d.ts",
			"dist/program/facette.d.ts",
			"dist/program/open-site.js",
			"dist/program/testing.d.ts",
			"dist/program/testing.js",
			"dist/program/client/manifest.json",
			"dist/program/server/server-entry.js",
			"dist/program/service-worker/sw.js",
			"dist/program/order-service/order-service.js",
		]),
	);
	expect(installed.size).toBeLessThan(3 * 1024 * 1024);
	// The bundler takes a catalogue that is imported in two ways for two modules.
	const catalogues = installed.files.filter((file) => /^dist\/program\/site-\w+\.js$/.test(file));
	expect(catalogues).toHaveLength(languages.length);
});

test("B-USE-05 the package's README is for those who install it, and each of its links leads to a file of the package", () => {
	const readme = readFileSync(join(installed.directory, "node_modules/facette/README.md"), "utf8");
	expect(readme).toContain("npx facette init my-shop");
	expect(readme).not.toContain("npm test");
	const links = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, target = ""]) => target);
	expect(links).toEqual(
		expect.arrayContaining([".github/CHANGELOG.md", "dist/program/docs/getting-started.md"]),
	);
	expect(installed.files).toEqual(expect.arrayContaining(links.filter((link) => !link.startsWith("https:"))));
	expect(readFileSync(join(import.meta.dirname, "../../README.md"), "utf8")).toContain("npm test");
});

test("B-USE-05 the package has its documentation, whose links lead to files of it", () => {
	const folder = "dist/program/docs/";
	const documents = installed.files.filter((file) => file.startsWith(folder));
	expect(documents).toContain(`${folder}extending/blocks.md`);
	const targets = documents.flatMap((file) => {
		const text = readFileSync(join(installed.directory, "node_modules/facette", file), "utf8");
		const links = [...text.matchAll(/\]\(([^)#\s]+\.md)/g)].map(([, target = ""]) => target);
		return links.map((target) => posix.join(posix.dirname(file), target));
	});
	expect(targets.length).toBeGreaterThan(100);
	expect(targets.filter((target) => !installed.files.includes(target))).toEqual([]);
});

test("B-USE-05 the package has the licences of all packages that are compiled into it", () => {
	const notices = readFileSync(
		join(installed.directory, "node_modules/facette/dist/program/NOTICES.md"),
		"utf8",
	);
	const sections = notices.split(/^## /m).slice(1);
	const names = sections.map((section) => section.split(" ", 1)[0]);
	expect(names).toEqual(
		expect.arrayContaining([
			"react",
			"react-dom",
			"@adobe/react-spectrum",
			"i18next",
			"inversify",
			"workbox-core",
		]),
	);
	const unlicensed = sections.filter((section) =>
		/\((?:undefined|null)\)/.test(section.split("\n", 1)[0] ?? ""),
	);
	expect(unlicensed).toEqual([]);
});

test("B-USE-05 the package installs at most 110 packages, none with a script that runs at once", () => {
	const packages = manifestsIn(installed.directory);
	console.log(`${packages.length} packages, ${(installed.size / 1024 / 1024).toFixed(1)} MB packed`);
	expect(packages.length).toBeGreaterThan(10);
	expect(packages.length).toBeLessThanOrEqual(110);
	const atInstall = ["preinstall", "install", "postinstall"];
	expect(
		packages.filter(({ scripts = {} }) => atInstall.some((name) => name in scripts)).map(({ name }) => name),
	).toEqual([]);
});

// light-my-request of Fastify needs a newer Node.js since 6.8, so package.json names an older version of it.
test("B-USE-05 npm finds every installed package fit for this version of Node.js", () => {
	expect(installed.warnings).not.toContain("EBADENGINE");
});

test("B-USE-05 publint and Are the Types Wrong find no fault in the package", async () => {
	const { messages } = await publint({
		pkgDir: join(installed.directory, "node_modules/facette"),
		strict: true,
	});
	expect(messages.map(({ code, path }) => [code, path.join(".")])).toEqual([]);
	const analysis = await checkPackage(
		createPackageFromTarballData(new Uint8Array(readFileSync(installed.archive))),
	);
	const problems = analysis.types ? analysis.problems : [{ kind: "NoTypes" }];
	// The program is an ES module, as its users' configurations are, and Node.js 10 knows no exports.
	const unmet = problems.filter(
		(problem) =>
			problem.kind !== "CJSResolvesToESM" &&
			!("resolutionKind" in problem && problem.resolutionKind === "node10"),
	);
	expect(unmet).toEqual([]);
});

const configuration = `import { defineConfig, directus, type PageRenderer, type Product } from "facette";

export const names: PageRenderer = {
	name: "names",
	renderSite(pages, { shop }) {
		const products: readonly Product[] = shop?.products("de") ?? [];
		const lines = [...pages.map(({ path }) => path), ...products.map(({ display_name }) => display_name)];
		return [{ path: "names.txt", content: lines.join("\\n") }];
	},
};

// @ts-expect-error: no such option.
defineConfig({ domain: "www.example.org", content: { from: "files", directory: "content" }, eCommerce: {} });
// @ts-expect-error: no such language.
defineConfig({ domain: "www.example.org", content: directus({ url: "https://cms.example.org" }), languages: ["es"] });

export default defineConfig({
	domain: "www.example.org",
	content: { from: "files", directory: "content" },
	languages: ["fr", "de"],
	ecommerce: { displayName: { fr: "Boutique" }, currency: "CHF" },
});
`;

test.each(["nodenext", "bundler"])(
	"B-USE-05 a configuration has types with module resolution %s, libraries checked",
	(resolution) => {
		writeFileSync(join(installed.directory, "typed.config.ts"), configuration);
		const options = {
			module: resolution === "bundler" ? "esnext" : "nodenext",
			moduleResolution: resolution,
			target: "es2023",
			strict: true,
			noEmit: true,
			types: [],
		};
		const project = join(installed.directory, "tsconfig.json");
		writeFileSync(project, JSON.stringify({ compilerOptions: options, files: ["typed.config.ts"] }));
		expect(typeErrors(project)).toBe("");
	},
);

test("B-USE-07 200 products of a list are imported into a new shop, which builds", () => {
	expect(installed.run("init", "moved", "--yes", "--country", "DE", "--languages", "de")).toMatchObject({
		status: 0,
	});
	const rows = Array.from({ length: 200 }, (_, place) =>
		["50", "52"].map((size) => `R-${place}-${size};Ring ${place};Ringe;${size};1.${200 + place},00;2`),
	).flat();
	const head = "Artikelnummer;Bezeichnung;Warengruppe;Ringweite;VK brutto;Bestand";
	writeFileSync(join(installed.directory, "list.csv"), [head, ...rows].join("\n"));
	const imported = installed.run("import", "csv", "list.csv", "--into", "moved");
	expect(imported.text).toContain("200 new");
	const built = installed.run("build", "--site", "moved", "--out", "dist/moved");
	expect(built, built.text).toMatchObject({ status: 0 });
	const pages = readdirSync(join(installed.directory, "dist/moved/shop/ringe"));
	expect(pages.filter((name) => name.startsWith("ring-"))).toHaveLength(200);
});

test("B-USE-05, B-USE-07 a new shop gets its own look, block, analytics and redirects without the program's sources", () => {
	const { directory } = installed;
	expect(installed.run("init", "own", "--yes", "--country", "CH", "--languages", "fr,de")).toMatchObject({
		status: 0,
	});
	const photo = join(directory, "own/content/media/photo.heic");
	copyFileSync(new URL("../renderer/images/fixtures/halves.heic", import.meta.url), photo);
	expect(installed.run("check", "--site", "own").text).toContain("[content.picture.decoder]");
	rmSync(photo);
	makeOwnShop(join(directory, "own"));
	const build = () => installed.run("build", "--site", "own", "--out", "dist/own");
	expect(build().text).toContain("[module.no-bundler]");
	execFileSync(
		"npm",
		[
			...["install", "--prefer-offline", "--no-audit", "--no-fund"],
			...["esbuild", "@fontsource-variable/jost", "@types/react"],
		],
		{
			cwd: directory,
			stdio: "pipe",
		},
	);
	const built = build();
	expect(built, built.text).toMatchObject({ status: 0 });
	const read = (file: string) => readFileSync(join(directory, "dist/own", file), "utf8");
	const home = read("index.html");
	expect(home).toContain('data-header="centred"');
	expect(home).toMatch(/⌀ (?:<!-- -->)?16,6/);
	expect(home).toContain("ring_size_finder");
	const sheet = /\/(assets\/site-\w+\.css)/.exec(home)?.[1] ?? "";
	expect(read(sheet)).toMatch(/font-family:"Jost/);
	expect(read(sheet)).toContain('[data-part="product-card"]');
	expect(read("_headers")).toContain("https://plausible.io");
	expect(typeErrors(join(directory, "own/tsconfig.json"))).toBe("");
	expect(read("_redirects")).toMatch(/\/products\/:name\s+\/boutique\s+301/);
});

test("B-USE-05 a new shop is written, built, checked and served, and its orders are taken", async () => {
	const start = performance.now();
	expect(installed.run("init", "shop", "--yes", "--country", "CH", "--languages", "fr,de,en")).toMatchObject({
		status: 0,
	});
	const built = installed.run("build", "--site", "shop", "--out", "dist/site");
	expect(built, built.text).toMatchObject({ status: 0 });
	const preview = await installed.start(["preview", "--out", "dist/site", "--port", "0"], /http:\/\/[\d.:]+/);
	const page = await fetch(preview.match[0]);
	console.log(`From init to a served shop in ${((performance.now() - start) / 1000).toFixed(1)} s`);
	expect(page.status).toBe(200);
	expect(await page.text()).toContain('lang="fr"');
	await preview.stop();

	const dev = await installed.start(["dev", "--site", "shop", "--port", "0"], /http:\/\/[\d.:]+/);
	const font = /\/assets\/[\w.-]+\.woff2/.exec(await (await fetch(dev.match[0])).text())?.[0];
	expect((await fetch(`${dev.match[0]}${font}`)).headers.get("content-type")).toBe("font/woff2");
	await dev.stop();

	const orders = await installed.start(
		[
			"orders",
			"--site",
			"shop",
			"--port",
			"0",
			"--data",
			"orders",
			"--origin",
			"http://127.0.0.1:4173",
			"--dev",
		],
		/listens on (http:\/\/[\d.:]+)/,
	);
	expect((await fetch(`${orders.match[1]}/_outbox`)).status).toBe(200);
	await orders.stop();
});

test("B-USE-05 a shop of an older format is upgraded and built", () => {
	const older = join(import.meta.dirname, "../renderer/upgrade/format-1");
	cpSync(older, join(installed.directory, "older"), { recursive: true });
	const build = () => installed.run("build", "--site", "older", "--out", "dist/older");
	const refused = build();
	expect(refused.status).toBe(1);
	expect(refused.text).toContain("[content.upgrade.renamed]");
	const upgraded = installed.run("upgrade", "--site", "older", "--yes");
	expect(upgraded, upgraded.text).toMatchObject({ status: 0 });
	const built = build();
	expect(built, built.text).toMatchObject({ status: 0 });
});

test.each(packageManagers)("B-USE-05 the package works when $name installs it", async (manager) => {
	const program = await ensureManager(manager);
	const directory = join(dirname(installed.directory), manager.name);
	mkdirSync(directory);
	writeFileSync(join(directory, "package.json"), '{ "private": true, "type": "module" }');
	// Yarn takes a folder without it for a part of the project above.
	writeFileSync(join(directory, "yarn.lock"), "");
	const YARN_NPM_REGISTRY_SERVER = execFileSync("npm", ["config", "get", "registry"], {
		encoding: "utf8",
	}).trim();
	const env = { ...process.env, LC_ALL: "en", NODE_ENV: "", YARN_NPM_REGISTRY_SERVER, ...manager.settings };
	const run = (...args: readonly string[]) =>
		execFileSync(process.execPath, [program, ...args], {
			cwd: directory,
			encoding: "utf8",
			env,
			stdio: "pipe",
		});
	run("add", installed.archive);
	run("exec", "facette", "init", "shop", "--yes", "--country", "CH", "--languages", "fr,de,en");
	expect(run("exec", "facette", "build", "--site", "shop", "--out", "dist/site")).toContain(
		"The site is built",
	);
	expect(run("exec", "facette", "orders", "--help")).toContain("--catalogue");
});
