import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CsvError, parse } from "csv-parse/sync";
import { type ContentFinding, excerptOf } from "#core/content/finding.ts";
import { siteDomain } from "#core/internet/readable-domain.ts";
import { type Move, type MovedPaths, type MoveStatus, moveStatuses } from "#core/routes/moved-paths.ts";
import { formerPattern } from "#core/routes/path-pattern.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import { normalizedMove, redirectFault } from "#renderer/config/redirect-schemas.ts";

/** A line of a list of redirects. */
interface Line {
	readonly number: number;
	readonly from: string;
	readonly to: string;
	readonly status: string;
}

/** The names of the columns in exports of shops and spreadsheets. */
const columnNames = {
	from: /^(?:from|source|old|path|redirect from|request path|alt|von|quelle|ancien|ancienne url|de)$/i,
	to: /^(?:to|target|new|destination|redirect to|target path|neu|nach|ziel|nouveau|nouvelle url|vers)$/i,
	status: /^(?:status|code|type|status code|redirect type|statut)$/i,
} as const;

function separatorOf(text: string): string {
	const [first = ""] = text.split(/\r?\n/, 1);
	const counts = [";", "\t", ","].map((separator) => [separator, first.split(separator).length] as const);
	return counts.toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? ",";
}

/** Returns the lines of a CSV file. A first line without an address names the columns; without one they are from, to, status. */
function linesOf(text: string): readonly Line[] {
	const parsed = parse(text, {
		bom: true,
		delimiter: separatorOf(text),
		info: true,
		relax_column_count: true,
		skip_empty_lines: true,
		trim: true,
	}) as unknown as readonly {
		readonly record: readonly string[];
		readonly info: { readonly lines: number };
	}[];
	const head = parsed[0]?.record ?? [];
	const hasHead = head.length > 0 && !head.some((cell) => /^(?:\/|https?:)/i.test(cell));
	const column = (name: keyof typeof columnNames, otherwise: number) => {
		const found = hasHead ? head.findIndex((cell) => columnNames[name].test(cell)) : -1;
		return found < 0 ? otherwise : found;
	};
	const [from, to, status] = [column("from", 0), column("to", 1), column("status", 2)];
	return parsed.slice(hasHead ? 1 : 0).map(({ record, info }) => ({
		number: info.lines,
		from: record[from] ?? "",
		to: record[to] ?? "",
		status: record[status] ?? "",
	}));
}

/** Returns an address of the former shop without its domain, whichever it was. */
function pathOf(address: string): string {
	const [, path] = /^https?:\/\/[^/]+(\/.*)?$/i.exec(address) ?? [];
	return /^https?:/i.test(address) ? (path ?? "/") : address;
}

/** Returns a target without the site's own domain. */
function targetOf(address: string, domain: string): string {
	const [, host = ""] = /^https?:\/\/([^/:?#]+)/i.exec(address) ?? [];
	return siteDomain(host) === domain ? pathOf(address) : address;
}

function moveOfLine({ to, status }: Line, domain: string, place: string): Move | null {
	const code = status === "" ? 301 : Number(status);
	if (!moveStatuses.some((one) => one === code)) return null;
	return { to: to === "" ? null : targetOf(to, domain), status: code as MoveStatus, place };
}

/**
 * Reads the redirects of a former shop from a CSV file in the site's folder: a former path or address, its target, and a status.
 * Separators are commas, semicolons or tabs. Findings name the line.
 */
export function readRedirectsFile(
	siteDirectory: string,
	name: string,
	{ domain, moved }: { readonly domain: string; readonly moved: MovedPaths },
): Result<MovedPaths, readonly ContentFinding[]> {
	const error = (place: string, field: string | null, key: string, params: ContentFinding["params"] = {}) =>
		({ severity: "error", file: place, field, key, params }) as const;
	const path = join(siteDirectory, name);
	if (!existsSync(path)) return fail([error(name, null, "config.noRedirects")]);
	let lines: readonly Line[];
	try {
		lines = linesOf(new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path)));
	} catch (caught) {
		if (caught instanceof CsvError)
			return fail([error(`${name}:${caught.lines}`, null, "config.csv", { reason: caught.message })]);
		return fail([error(name, null, "content.file.encoding")]);
	}
	const former = new Set([...Object.keys(moved), ...lines.map(({ from }) => formerPattern(pathOf(from)))]);
	const found = new Map<string, string>(Object.keys(moved).map((from) => [from, "facette.config.ts"]));
	const findings: ContentFinding[] = [];
	const entries: (readonly [string, string | Move])[] = [];
	for (const line of lines) {
		const place = `${name}:${line.number}`;
		const from = pathOf(line.from);
		const move = moveOfLine(line, domain, place);
		const fault = move && redirectFault(from, move, former);
		const key = formerPattern(from) ?? from;
		const other = found.get(key);
		if (move === null)
			findings.push(
				error(place, "status", "content.unknown.value", {
					found: excerptOf(line.status),
					allowed: moveStatuses.join(", "),
				}),
			);
		else if (fault) findings.push(error(place, null, fault.key, { found: excerptOf(fault.input) }));
		else if (other !== undefined)
			findings.push(error(place, null, "config.formerPathTwice", { found: excerptOf(from), other }));
		else entries.push(normalizedMove(from, move));
		found.set(key, place);
	}
	return findings.length > 0 ? fail(findings) : succeed({ ...Object.fromEntries(entries), ...moved });
}
