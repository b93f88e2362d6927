import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { makeProducts } from "./products.mjs";

const reactSite = fileURLToPath(new URL("./react-site.mjs", import.meta.url));

function writeProducts(folder, count) {
	mkdirSync(folder, { recursive: true });
	const file = join(folder, "products.json");
	writeFileSync(file, JSON.stringify(makeProducts(count)));
	return file;
}

/** The peer of the repository: React only. */
function bareReact(work) {
	const folder = join(work, "bare-react");
	const output = join(folder, "site");
	return {
		name: "bare React",
		output,
		prepare: (count) => writeProducts(folder, count),
		clean: () => rmSync(output, { recursive: true, force: true }),
		args: [reactSite, join(folder, "products.json"), output],
	};
}

/** Returns the script of a package's command. */
function commandOf(folder, name) {
	const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
	return join(folder, typeof bin === "string" ? bin : bin[name]);
}

function peer(name, row, { folder, work }) {
	const source = join(folder, "peers", row.dir ?? name);
	const own = join(work, `peer-${name}`);
	rmSync(own, { recursive: true, force: true });
	cpSync(source, own, { recursive: true });
	const shared = join(own, row.shared);
	cpSync(join(folder, "shared"), shared, { recursive: true });
	// Menu and footer are as large as those of a real shop.
	writeFileSync(join(shared, "rich.mjs"), "export const RICH = true;\n");
	if (existsSync(join(own, "Link.jsx"))) cpSync(join(own, "Link.jsx"), join(shared, "Link.jsx"));
	const installed = join(own, "node_modules", row.pkg);
	const { version } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
	const [program, ...rest] = row.build ?? [];
	return {
		name: `${name} ${version}`,
		output: join(own, row.out),
		prepare: (count) => writeProducts(join(own, "data"), count),
		clean: () => {
			for (const made of row.clean) rmSync(join(own, made), { recursive: true, force: true });
		},
		args: row.script ? [row.script] : [commandOf(installed, program), ...rest],
		cwd: own,
		env: { CI: "true", ...row.env },
	};
}

/**
 * Returns the sites for comparison: React only, and those of the named peers that are installed in the folder of
 * FACETTE_BENCH_PEERS. Each has `prepare(count)`, `clean()`, `args` with `cwd` and `env`, and an `output`.
 */
export async function peersIn(work, names) {
	const rows = [bareReact(work)];
	const folder = process.env.FACETTE_BENCH_PEERS;
	if (!folder) return rows;
	const { default: table } = await import(pathToFileURL(join(folder, "peers.mjs")).href);
	for (const name of names) {
		const row = Object.hasOwn(table, name) ? table[name] : null;
		const isInstalled = row && existsSync(join(folder, "peers", row.dir ?? name, "node_modules", row.pkg));
		if (isInstalled) rows.push(peer(name, row, { folder, work }));
		else console.error(`${name} is not installed in ${folder}`);
	}
	return rows;
}
