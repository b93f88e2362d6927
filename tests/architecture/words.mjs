// Reports words of words.json in identifiers, file names, comments, READMEs and test titles (plain engineering English).
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import ts from "typescript";
import { root } from "../../renderer/setup/install.mjs";
import words from "./words.json" with { type: "json" };

const isCode = (file) => /\.(?:tsx?|mts|mjs|cjs|js)$/.test(file);
const isStyle = (file) => file.endsWith(".css");
const isProse = (file) => /\.mdx?$/.test(file);
/** The demo's own texts are a shop's, not ours. */
const isContent = (file) => file.startsWith("adapters/content-files/demo/content/");

/** The words of a name in small letters: "useWords", "HTTPAnswer", "order-status". */
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

/** The names that a file declares; what it imports is reported where it is declared. */
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

const titleCall = /\b(?:it|test|describe)(?:\.\w+)*\s*(?:\([^()]*\)\s*)?\(\s*(["'`])((?:(?!\1).|\\.)*)\1/g;

/** The comments of a module and the titles of its tests. */
function textsOfModule(source, text) {
	const found = new Map();
	const add = (ranges) => {
		for (const { pos, end } of ranges ?? []) found.set(pos, text.slice(pos, end));
	};
	const visit = (node) => {
		if (node.kind === ts.SyntaxKind.JsxText) return;
		const children = node.getChildren(source);
		if (children.length === 0) {
			add(ts.getLeadingCommentRanges(text, node.pos));
			add(ts.getTrailingCommentRanges(text, node.pos));
		}
		for (const child of children) if (!ts.isJSDoc(child)) visit(child);
	};
	visit(source);
	for (const { 2: title, index } of text.matchAll(titleCall)) found.set(index, title);
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
		...(source ? declaredNames(source) : []).flatMap(({ text: name, at }) =>
			nameFindings(name).map(([, wanted]) => `${file}:${line(at)}: "${name}", write ${wanted}`),
		),
		...textsOf(file, text, source).flatMap(({ text: part, at }) =>
			textFindings(part).map(
				({ word, wanted, at: within }) => `${file}:${line(at + within)}: "${word}", write ${wanted}`,
			),
		),
	];
}

// New files, too, before they are added.
const listed = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
const files = execFileSync("git", listed, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 27 })
	.split("\0")
	.filter((file) => isCode(file) || isStyle(file) || isProse(file))
	.filter((file) => !isContent(file) && existsSync(join(root, file)));
const findings = files.flatMap(findingsOf);
for (const finding of findings) console.error(finding);
console.log(`${findings.length} words to replace in ${files.length} files`);
process.exitCode = findings.length === 0 ? 0 : 1;
