// Reports words of words.json in names, CSS class names, comments, READMEs, titles of tests and stories, and commit subjects.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import ts from "typescript";
import { root } from "../../renderer/setup/install.mjs";
import words from "./words.json" with { type: "json" };

const isCode = (file) => /\.(?:tsx?|mts|mjs|cjs|js)$/.test(file);
const isStyle = (file) => file.endsWith(".css");
const isProse = (file) => /\.mdx?$/.test(file);
/** The demo's texts belong to its shop; the reference of errors repeats the command's texts. */
const isContent = (file) =>
	file.startsWith("adapters/content-files/demo/content/") || file === "renderer/cli/errors.md";

/** Returns the words of a name in lower case: "useWords", "HTTPAnswer", "order-status". */
function wordsOf(name) {
	return name
		.replace(/([a-z0-9])([A-Z])/g, "$1 $2")
		.replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
		.split(/[^A-Za-z]+/)
		.filter(Boolean)
		.map((word) => word.toLowerCase());
}

function parse(file, text) {
	const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
	return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
}

/** Returns the names that a file declares; imported names are reported where they are declared. */
function declaredNames(source) {
	const found = [];
	const visit = (node) => {
		const { name } = node;
		const isUse =
			ts.isPropertyAccessExpression(node) ||
			ts.isImportClause(node) ||
			ts.isImportSpecifier(node) ||
			ts.isJsxAttribute(node);
		if (name && ts.isIdentifier(name) && !isUse) found.push({ text: name.text, at: name.getStart(source) });
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
}

const titled = new Set(["it", "test", "describe", "bench"]);

/** Returns the function behind a call: "test" of `test.skipIf(…)("…")`. */
function calledName(expression) {
	if (ts.isIdentifier(expression)) return expression.text;
	const inner = expression.expression ?? expression.tag;
	return inner ? calledName(inner) : null;
}

/** Returns the title that a node gives to a test, a group of tests, a step or a story; null for other nodes. */
function titleOf(node, isStory) {
	if (ts.isCallExpression(node) && titled.has(calledName(node.expression))) return node.arguments[0];
	const isName = ts.isPropertyAssignment(node) && ["name", "title"].includes(node.name.text);
	return isStory && isName ? node.initializer : null;
}

const isText = (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** Returns the comments of a module and the titles of its tests or stories. */
function textsOfModule(source, text) {
	const isStory = source.fileName.endsWith(".stories.tsx");
	const found = new Map();
	const add = (ranges) => {
		for (const { pos, end } of ranges ?? []) found.set(pos, text.slice(pos, end));
	};
	const visit = (node) => {
		if (node.kind === ts.SyntaxKind.JsxText) return;
		const title = titleOf(node, isStory);
		if (title && isText(title)) found.set(title.getStart(source), title.getText(source));
		const children = node.getChildren(source);
		if (children.length === 0) {
			add(ts.getLeadingCommentRanges(text, node.pos));
			add(ts.getTrailingCommentRanges(text, node.pos));
		}
		for (const child of children) if (!ts.isJSDoc(child)) visit(child);
	};
	visit(source);
	return [...found].map(([at, part]) => ({ text: part, at }));
}

function textsOf(file, text, source) {
	if (isProse(file)) return [{ text, at: 0 }];
	if (source) return textsOfModule(source, text);
	return [...text.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ 0: comment, index }) => ({
		text: comment,
		at: index,
	}));
}

/** Returns the class names that a style sheet selects. */
function classNames(text) {
	const code = text.replace(/\/\*[\s\S]*?\*\/|"[^"]*"/g, blank);
	const selected = code.matchAll(/\.([A-Za-z_-][\w-]*)(?=[^;{}]*\{)/g);
	return [...selected].map(({ 1: name, index }) => ({ text: name, at: index }));
}

const allowedNames = new Set(words.allowedIdentifiers);
const allowedPhrases = new RegExp(
	words.allowedComments.map((phrase) => phrase.replaceAll(" ", "\\s+")).join("|"),
	"gi",
);
const blank = (text) => " ".repeat(text.length);

/** "a" before the sound of a vowel; not before "unit", "useful", "European" or "one", nor as a letter ("a is"). */
const wrongArticle =
	/(?<![\w.,'’`-])a (?=[aeiou])(?!(?:as|at|and|in|is|on|of|or|if)\b|uni(?!n|m)|us[aeu]|uti|uuid|url|ur[ai]|eu|onc?e\b)[a-z]{2,}/gi;

function nameFindings(name) {
	if (allowedNames.has(name)) return [];
	const parts = wordsOf(name);
	return [
		...parts
			.filter((word) => Object.hasOwn(words.identifiers, word))
			.map((word) => [word, words.identifiers[word]]),
		...(parts.join(" ").match(wrongArticle) ?? []).map((found) => [found, found.replace("a ", "an ")]),
	];
}

function textFindings(text) {
	const plain = text.replace(allowedPhrases, blank).replace(/`[^`]*`|\{@link [^}]*\}/g, blank);
	const listed = [...plain.matchAll(/(?<![\w-])[A-Za-z]+(?![\w-])/g)].flatMap(({ 0: found, index: at }) => {
		const word = found.toLowerCase();
		return Object.hasOwn(words.comments, word) ? [{ word, wanted: words.comments[word], at }] : [];
	});
	const articles = [...plain.matchAll(wrongArticle)].map(({ 0: word, index: at }) => ({
		word,
		wanted: word.replace(/^(a) /i, "$1n "),
		at,
	}));
	return [...listed, ...articles];
}

function findingsOf(file) {
	const text = readFileSync(join(root, file), "utf8");
	const source = isCode(file) ? parse(file, text) : null;
	const line = (at) => text.slice(0, at).split("\n").length;
	const fileName = basename(file).replace(/\..*$/, "");
	return [
		...nameFindings(fileName).map(([word, wanted]) => `${file}: "${word}" in its name, write ${wanted}`),
		...(source ? declaredNames(source) : isStyle(file) ? classNames(text) : []).flatMap(
			({ text: name, at }) =>
				nameFindings(name).map(([, wanted]) => `${file}:${line(at)}: "${name}", write ${wanted}`),
		),
		...textsOf(file, text, source).flatMap(({ text: part, at }) =>
			textFindings(part).map(
				({ word, wanted, at: within }) => `${file}:${line(at + within)}: "${word}", write ${wanted}`,
			),
		),
	];
}

function git(...args) {
	try {
		const stdio = ["ignore", "pipe", "ignore"];
		return execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 27, stdio }).trim();
	} catch {
		return null;
	}
}

/**
 * Returns the subjects of the commits that the main branch does not have. Without a main branch to compare with, as on
 * the main branch itself or in a shallow clone, only the newest commit counts.
 */
function changeSubjects() {
	const bases = ["origin/HEAD", "origin/main", "main"].filter(
		(base) =>
			git("rev-parse", "--verify", base) !== git("rev-parse", "HEAD") && git("merge-base", base, "HEAD"),
	);
	const range = bases.length > 0 ? ["HEAD", "--not", ...bases] : ["--max-count=1", "HEAD"];
	return (git("log", "--no-merges", "--format=%s", ...range) ?? "").split("\n").filter(Boolean);
}

const longestSubject = 72;

function subjectFindings(subject) {
	const rules = [
		[subject.length > longestSubject, `write at most ${longestSubject} characters`],
		[!/^[A-Z]/.test(subject), "begin with a capital letter"],
		[/\.$/.test(subject), "leave out the full stop"],
		[/^(?!Bring|Embed|Feed|Seed|Speed)\w+(?:ed|ing)\b/.test(subject), "begin with an imperative"],
	];
	return [
		...rules.filter(([isBroken]) => isBroken).map(([, remedy]) => remedy),
		...textFindings(subject).map(({ word, wanted }) => `"${word}", write ${wanted}`),
	].map((finding) => `commit "${subject}": ${finding}`);
}

// Includes new files that are not added yet.
const listed = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
const files = execFileSync("git", listed, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 27 })
	.split("\0")
	.filter((file) => isCode(file) || isStyle(file) || isProse(file))
	.filter((file) => !isContent(file) && existsSync(join(root, file)));
const subjects = changeSubjects();
const findings = [...files.flatMap(findingsOf), ...subjects.flatMap(subjectFindings)];
for (const finding of findings) console.error(finding);
console.log(
	`${findings.length} words to replace in ${files.length} files and ${subjects.length} commit subjects`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
