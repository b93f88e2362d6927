import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { isAbsolute, join, relative, sep } from "node:path";

/** The reasons why a module of a site cannot be loaded. */
export type ModuleProblem = "syntax" | "exception" | "module";

/** The reason and place of a module that cannot be loaded. */
export interface ModuleFault {
	readonly problem: ModuleProblem;
	/** Relative to the site's folder; not always the file that was asked for, which may import it. */
	readonly file: string;
	/** Counts from 1, as `column` does; null if the place is unknown. */
	readonly line: number | null;
	readonly column: number | null;
	/** The message in one line. */
	readonly reason: string;
	/** The module that does not exist; null for other problems. */
	readonly missing: string | null;
}

/** A module of a site's folder that cannot be loaded. */
export class SiteModuleError extends Error {
	override readonly name = "SiteModuleError";
	readonly fault: ModuleFault;
	constructor(fault: ModuleFault) {
		super(fault.reason);
		this.fault = fault;
	}
}

interface Position {
	readonly file: string;
	readonly line: number;
	readonly column: number;
}

type Jiti = ReturnType<typeof import("jiti")["createJiti"]>;

/** The code that jiti inserts before the first line of a module. */
const wrapper =
	"(async function (exports, require, module, __filename, __dirname, jitiImport, jitiESMResolve) { ";

/** Returns the position in the source of a position in the code that is run. */
function sourcePosition({ file, line, column }: Position, jiti: Jiti): Position {
	const code = jiti.transform({ source: readFileSync(file, "utf8"), filename: file, ts: true, async: true });
	// The last one of the code; jiti's cache adds a comment to it.
	const [, encoded] = /.*sourceMappingURL=data:[^,]*,(\S+)/s.exec(code) ?? [];
	if (encoded === undefined) return { file, line, column };
	const map = new SourceMap(JSON.parse(Buffer.from(encoded, "base64").toString("utf8")));
	const offset = line === 1 ? wrapper.length : 0;
	const sourceAt = (codeLine: number, codeColumn: number) => {
		const entry = map.findEntry(codeLine, codeColumn);
		return "originalLine" in entry
			? { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 }
			: null;
	};
	// Code that the compiler adds before a statement has no source; the statement begins on the next line.
	const source = sourceAt(line - 1, Math.max(0, column - 1 - offset)) ?? sourceAt(line, 0);
	return source ?? { file, line, column };
}

/** Returns the first position in a stack trace that lies within the site's folder, packages left out. */
function positionIn(stack: string, siteDirectory: string): Position | null {
	for (const [, file = "", line, column] of stack.matchAll(
		/(?:\(|at |async |\n )((?:file:\/\/)?\/[^\n()]*?|[A-Z]:[^\n()]*?):(\d+):(\d+)/g,
	)) {
		const path = file.replace(/^file:\/\//, "");
		const inside = relative(siteDirectory, path);
		if (inside.startsWith("..") || isAbsolute(inside) || inside.split(sep).includes("node_modules")) continue;
		return { file: path, line: Number(line), column: Number(column) };
	}
	return null;
}

function faultOf(error: unknown, siteDirectory: string, file: string, jiti: Jiti): ModuleFault {
	const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
	const [, reason, parsed = file, line, column] =
		/ParseError: (.*?)\s*\n\s*(.*):(\d+):(\d+)\s*$/s.exec(message) ?? [];
	if (reason !== undefined)
		return {
			problem: "syntax",
			file: relative(siteDirectory, parsed),
			line: Number(line),
			// Babel counts columns from 0.
			column: Number(column) + 1,
			reason,
			missing: null,
		};
	const run = positionIn(stack, siteDirectory);
	const source = run && sourcePosition(run, jiti);
	const missing = /^Cannot find (?:module|package) '([^']+)'/.exec(message)?.[1] ?? null;
	return {
		problem: missing === null ? "exception" : "module",
		file: relative(siteDirectory, source?.file ?? file),
		line: source?.line ?? null,
		column: source?.column ?? null,
		reason: message.split("\n")[0] ?? "",
		missing,
	};
}

/** A module of a site that has been run. */
export interface LoadedModule {
	/** The default export; undefined if it has none. */
	readonly value: unknown;
	/** Returns the reason and place of an error that a function of the module has thrown. */
	faultOf(error: unknown): ModuleFault;
}

/**
 * Runs a TypeScript module of a site's folder. Its code is trusted; `facette` within it is this program. Throws a
 * {@link SiteModuleError}.
 */
export async function loadSiteModule(
	siteDirectory: string,
	file: string,
	programEntry: string,
): Promise<LoadedModule> {
	// Loaded late, because it takes a fifth of a second and commands without a configuration do not need it.
	const { createJiti } = await import("jiti");
	const jiti = createJiti(import.meta.url, {
		alias: { facette: programEntry },
		moduleCache: false,
		// Without it, each build loads the compiler for the configuration. jiti's own folder may be one that all users of the
		// machine can write to.
		fsCache: join(siteDirectory, ".facette/jiti"),
		// Otherwise the exports of a module without a default one would be taken for it.
		interopDefault: false,
		sourceMaps: true,
	});
	const moduleFault = (error: unknown) => faultOf(error, siteDirectory, file, jiti);
	try {
		const { default: value } = await jiti.import<{ readonly default?: unknown }>(file);
		return { value, faultOf: moduleFault };
	} catch (error) {
		throw new SiteModuleError(moduleFault(error));
	}
}

/** Returns the default export of a module of a site; see {@link loadSiteModule}. */
export async function importSiteModule(
	siteDirectory: string,
	file: string,
	programEntry: string,
): Promise<unknown> {
	return (await loadSiteModule(siteDirectory, file, programEntry)).value;
}
