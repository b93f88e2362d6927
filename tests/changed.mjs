import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { root } from "../renderer/setup/install.mjs";

function git(...args) {
	const { status, stdout, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
	if (status !== 0) throw new Error(`git ${args.join(" ")} failed:\n${stderr}`);
	return stdout.split("\0").filter(Boolean);
}

/** The files that differ from where this branch left `main`, uncommitted and new ones included; gone ones too. */
export function changedFiles() {
	const [base] = git("merge-base", "HEAD", "main").map((line) => line.trim());
	const edited = git("diff", "--name-only", "--no-renames", "-z", base);
	return [...new Set([...edited, ...git("ls-files", "--others", "--exclude-standard", "-z")])].sort();
}

/** Every file of the project that git knows or would add. */
export function projectFiles() {
	return git("ls-files", "--cached", "--others", "--exclude-standard", "-z").filter((file) =>
		existsSync(join(root, file)),
	);
}

const readable = /\.(?:tsx?|mts|mjs|cjs|js|css|mdx)$/;
const endings = ["", ".ts", ".tsx", ".mjs", ".d.mts", "/index.ts"];
/** What everything depends on without naming it. */
const everywhere = ["package-lock.json", "package.json", "tsconfig.json"];

/** Whatever a text quotes, in words: import paths, file names, commands. */
function quotedStrings(text) {
	return [...text.matchAll(/(["'`])((?:(?!\1)[^\\\n])+)\1/g)].flatMap(([, , quoted]) => quoted.split(/\s+/));
}

/** The folder before the first star of a pattern, as import.meta.glob takes one. */
const beforeStar = (word) => word.replace(/\/[^/]*\*.*$/, "");

function candidates(word, file) {
	const name = beforeStar(word).replace(/^\.\/?$/, "");
	if (!/^[#@\w./-]+$/.test(name) || !/[./]/.test(name)) return [];
	if (name.startsWith("#")) return [name.slice(1)];
	const relativePath = relative(root, resolve(root, dirname(file), name));
	return name.startsWith(".") ? [relativePath] : [relativePath, name];
}

/**
 * Whatever each file names of the others: imports, and quoted names of files and folders, so that what is read, served or
 * started counts too. It rather finds too much than too little.
 */
export function dependencyGraph(files) {
	const known = new Set(files);
	const folders = new Map();
	for (const file of files)
		for (let folder = dirname(file); folder !== "."; folder = dirname(folder))
			folders.set(folder, [...(folders.get(folder) ?? []), file]);
	const target = (name) => {
		for (const ending of endings) if (known.has(name + ending)) return [name + ending];
		// A folder is meant only where it is named with another above it: "core" is a word.
		return name.includes("/") ? (folders.get(name.replace(/\/$/, "")) ?? []) : [];
	};
	const graph = new Map();
	for (const file of files) {
		if (!readable.test(file) || statSync(join(root, file)).size > 1_000_000) continue;
		const words = quotedStrings(readFileSync(join(root, file), "utf8"));
		const found = words.flatMap((word) => candidates(word, file)).flatMap(target);
		graph.set(file, new Set(found.filter((name) => name !== file)));
	}
	return graph;
}

/**
 * Returns a function that reports whether a change can affect a file: one that changed, or names such a one over any number
 * of files between.
 */
export function affectedBy(changed, graph) {
	const users = new Map();
	for (const [file, named] of graph)
		for (const name of named) users.set(name, [...(users.get(name) ?? []), file]);
	const reached = new Set();
	const waiting = [...changed];
	for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
		if (reached.has(file)) continue;
		reached.add(file);
		waiting.push(...(users.get(file) ?? []));
	}
	const all = changed.some((file) => everywhere.includes(file));
	return (file) => all || reached.has(file);
}
