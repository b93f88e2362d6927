import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");
const filesBelow = (folder: string, ending: string) =>
	readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
		.map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
		.filter((path) => path.endsWith(ending));

const components = ["components", "blocks", "shell", "shop"].flatMap((name) =>
	filesBelow(`ui/${name}`, ".tsx"),
);
/** Stories whose documentation page is about components; others show foundations and complete pages. */
const stories = filesBelow("stories", ".stories.tsx").filter(
	(path) => !path.startsWith("stories/foundation/") && !read(path).includes('"!autodocs"'),
);

/** Returns the modules of ui and stories that a module imports, statically or dynamically. */
const importsOf = (path: string) =>
	[...read(path).matchAll(/(?:from|import\() ?"#((?:ui|stories)\/[^"]+\.tsx?)"/g)].map(
		([, name = ""]) => name,
	);

/** Returns the comment above a declaration; empty if there is none. */
const commentAbove = (path: string, declaration: RegExp) => {
	const [before] = read(path).split(declaration);
	return before === read(path) ? "" : (/\/\*\*(?:(?!\*\/).)*\*\/\s*$/s.exec(before ?? "")?.[0] ?? "");
};

/** Returns the component of a story file and its module. */
function subjectOf(story: string): { readonly name: string; readonly path: string } | undefined {
	const name = /^\tcomponent: (\w+)|const meta = \{ component: (\w+)/m
		.exec(read(story))
		?.slice(1)
		.find(Boolean);
	const path = importsOf(story).find(
		(module) => name && new RegExp(`\\b${name}\\b[^;]*"#${module}"`).test(read(story)),
	);
	return name && path?.startsWith("ui/") ? { name, path } : undefined;
}

/** Returns the block files of the types in a story, because blocks are found by type. */
function blocksIn(story: string): readonly string[] {
	return components.filter((path) => {
		const type = /([\w-]+)-block\.tsx$/.exec(path)?.[1];
		return type !== undefined && read(story).includes(`"${type}"`);
	});
}

/** Returns the modules of ui that a story is about: its component, or the page that its helpers render. */
function subjectModules(story: string): readonly string[] {
	const subject = subjectOf(story);
	if (subject?.path === "ui/blocks/blocks.tsx") return [subject.path, ...blocksIn(story)];
	if (subject) return [subject.path];
	return importsOf(story)
		.filter((path) => path.startsWith("stories/shop/"))
		.flatMap(importsOf)
		.filter((path) => path.startsWith("ui/pages/"));
}

function reachedFrom(modules: readonly string[], reached = new Set<string>()): Set<string> {
	for (const module of modules) {
		if (reached.has(module) || !existsSync(join(root, module))) continue;
		reached.add(module);
		reachedFrom(importsOf(module), reached);
	}
	return reached;
}

const described = /Use it for [^.]+\.[\s*]+Not[\s*]+for [^.]+\./;

describe("the documentation of components", () => {
	it("states for every component with stories when to use it and when not", () => {
		expect(stories.length).toBeGreaterThan(50);
		const silent = stories.filter((story) => {
			const subject = subjectOf(story);
			const ofStory = commentAbove(story, /^const meta\b/m);
			const ofComponent = subject
				? commentAbove(subject.path, new RegExp(`^export (?:function|const) ${subject.name}\\b`, "m"))
				: "";
			return !described.test(ofStory) && !described.test(ofComponent);
		});
		expect(silent, "Write “Use it for … Not for …” into their doc comments.").toEqual([]);
	});

	it("has stories of every component, or of one that contains it", () => {
		const shown = reachedFrom(stories.flatMap(subjectModules));
		expect(components.length).toBeGreaterThan(100);
		const withoutStories = components.filter((path) => !shown.has(path));
		expect(withoutStories, "Show them in a file of stories/, see stories/README.md.").toEqual([]);
	});

	it("states for every component what it is", () => {
		const silent = components.flatMap((path) =>
			[...read(path).matchAll(/^export (?:function|const) ([A-Z]\w+)/gm)]
				.filter(
					([, name]) => commentAbove(path, new RegExp(`^export (?:function|const) ${name}\\b`, "m")) === "",
				)
				.map(([, name]) => `${path}: ${name}`),
		);
		expect(silent, "Write a doc comment above them.").toEqual([]);
	});
});
