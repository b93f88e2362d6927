import type { BaseIssue } from "valibot";
import type { ContentFinding } from "#core/content/finding.ts";
import { errorAt, excerptOf, type FindingKey } from "#core/content/finding.ts";
import { type Message, messageOf } from "#core/content/message.ts";
import { nearestName } from "#core/content/nearest.ts";
import { parseDecimal } from "#core/money/decimal-text.ts";

const typeKeys: Readonly<Record<string, FindingKey>> = {
	string: "content.type.text",
	number: "content.type.number",
	boolean: "content.type.boolean",
	array: "content.type.list",
	object: "content.type.object",
};

function fieldOf(path: readonly unknown[]): string | null {
	return path.length > 0 ? path.join(".") : null;
}

/** A price with decimal comma, thousands separators, dashes or a currency. */
const writtenPrice =
	/^(?:([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+|[-–—]+))?|(\d{1,3}(?:['’]\d{3})+|\d+)(?:[.,](\d+|[-–—]+))?)$/;

/** Returns the decimal of a price as people write it; null if it is not a price. */
function parsePrice(text: string): string | null {
	const plain = text.replace(/[\s\u00a0\u202f€$£]|EUR|CHF|S?Fr\.(?=\s|\d)/gi, "");
	// Prices never have three decimals, so a full stop before three digits separates thousands.
	const [, pointed, pointedRest, other, otherRest] = writtenPrice.exec(plain) ?? [];
	const integerPart = pointed ?? other;
	if (integerPart === undefined) return null;
	const rest = pointedRest ?? otherRest ?? "";
	const decimal = integerPart.replace(/[.'’]/g, "") + (/^\d+$/.test(rest) ? `.${rest}` : "");
	return parseDecimal(decimal) === null ? null : decimal;
}

function findingWithSuggestion(
	file: string,
	field: string | null,
	message: Message,
	found: string,
): ContentFinding {
	const suggestion =
		message.key === "content.format.decimal"
			? parsePrice(found)
			: message.candidates && nearestName(found, message.candidates);
	const { key, params } = message;
	return suggestion
		? { severity: "error", file, field, key: `${key}_near`, params: { ...params, suggestion } }
		: { severity: "error", file, field, key, params };
}

/** Returns findings for all unknown fields of an object. The schema library reports only the first. */
function unknownFields(
	file: string,
	parent: readonly unknown[],
	input: object,
	allowed: readonly string[],
): readonly ContentFinding[] {
	return Object.keys(input)
		.filter((name) => !allowed.includes(name))
		.slice(0, maxFindings)
		.map((name) => {
			const params = { name, allowed: allowed.join(", ") };
			const message: Message = { key: "content.field.unknown", params, candidates: allowed };
			return findingWithSuggestion(file, fieldOf([...parent, name]), message, name);
		});
}

function findingsOf(file: string, issue: BaseIssue<unknown>): readonly ContentFinding[] {
	const items = issue.path ?? [];
	const path = items.map((item) => item.key);
	const parent = path.slice(0, -1);
	const owner = items.at(-1)?.input;
	const message = messageOf(issue.message);
	if (issue.type === "strict_object" && issue.expected !== "Object") {
		if (Array.isArray(owner))
			return [errorAt(file, fieldOf(parent), "content.type.object", { found: excerptOf(owner) })];
		if (issue.expected === "never")
			return unknownFields(file, parent, Object(owner), message?.candidates ?? []);
		return [errorAt(file, fieldOf(path), "content.field.missing", { name: String(path.at(-1)) })];
	}
	if (issue.type === "variant" && issue.expected === "Object")
		return [errorAt(file, fieldOf(path), "content.type.object", { found: excerptOf(issue.input) })];
	if (issue.type === "variant" && issue.input === undefined)
		return [errorAt(file, fieldOf(path), "content.field.missing", { name: String(path.at(-1)) })];
	if (message && message.key !== "content.field.unknown") {
		const found = typeof issue.input === "string" ? issue.input : "";
		const params = { ...message.params };
		if ("found" in params) params.found = excerptOf(issue.input);
		return [findingWithSuggestion(file, fieldOf(path), { ...message, params }, found)];
	}
	const key = typeKeys[issue.type.replace(/^(strict_object|record)$/, "object")];
	if (!key) throw new Error(`The schema of ${file} gives an issue without a sentence: ${issue.message}`);
	return [{ severity: "error", file, field: fieldOf(path), key, params: { found: excerptOf(issue.input) } }];
}

/** The maximum number of individual findings per file. */
const maxFindings = 100;

/** Converts the schema library's issues in a file to findings, without duplicates. */
export function findingsOfIssues(
	file: string,
	issues: readonly BaseIssue<unknown>[],
): readonly ContentFinding[] {
	const found = new Map<string, ContentFinding>();
	for (const issue of issues.slice(0, maxFindings))
		for (const finding of findingsOf(file, issue)) {
			const name = `${finding.key} ${finding.field}`;
			if (!found.has(name)) found.set(name, finding);
		}
	const list = [...found.values()].slice(0, maxFindings);
	const count = Math.max(issues.length - maxFindings, found.size - maxFindings);
	return count > 0 ? [...list, errorAt(file, null, "content.file.more", { count })] : list;
}
