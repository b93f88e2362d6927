import { posix } from "node:path";

/** The part of a build that writes a file. */
export interface FileWriter {
	/** The engine's name; null for the program itself: style sheet, images, icons, scripts, service worker. */
	readonly engine: string | null;
	/** The path of the page that the file belongs to; null for a site-wide file. */
	readonly page: string | null;
}

/** The error for two writers of one file, who would overwrite each other. */
export class SharedFileError extends Error {
	override readonly name = "SharedFileError";
	readonly path: string;
	readonly writers: readonly [FileWriter, FileWriter];
	constructor(path: string, writers: readonly [FileWriter, FileWriter]) {
		super(`${path} is written twice.`);
		this.path = path;
		this.writers = writers;
	}
}

/** The error for an engine's file outside the output, or in place of the output's folder. */
export class OutsideOutputError extends Error {
	override readonly name = "OutsideOutputError";
	readonly path: string;
	/** The engine's name; null for the program itself. */
	readonly engine: string | null;
	constructor(path: string, engine: string | null = null) {
		const writer = engine === null ? "" : ` of the engine "${engine}"`;
		super(
			`The file ${path}${writer} would lie outside the output. Name it relative to the output's folder, without "..".`,
		);
		this.path = path;
		this.engine = engine;
	}
}

/** Runs an engine's write function; throws an {@link OutsideOutputError} with the engine's name. */
export function addEngineToErrors<Value>(engine: string, write: () => Value): Value {
	try {
		return write();
	} catch (error) {
		throw error instanceof OutsideOutputError ? new OutsideOutputError(error.path, engine) : error;
	}
}

function decoded(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}

/**
 * Returns the address at which hosts serve a file. Files with the same address overwrite each other on a
 * case-insensitive disk or on a host: "index.html" and "Index.html", "%C3%BCber.html" and "über/index.html".
 */
function addressOf(path: string): string {
	const name = posix.normalize(decoded(path)).normalize("NFC").toLowerCase();
	return name.replace(/(?:^|\/)index\.html$|\.html$/, "");
}

/** A file and its writer. */
interface Owner {
	readonly path: string;
	readonly digest: string | undefined;
	readonly writer: FileWriter;
}

/** Creates the register of a site's files and their writers. */
export function createFileOwners() {
	const owners = new Map<string, Owner>();
	return {
		/**
		 * Registers a file's writer. An engine may repeat a file with the same digest, also for another page.
		 * Throws a {@link SharedFileError} if another writer owns the file, and an {@link OutsideOutputError} if it
		 * is outside the output.
		 */
		claim(path: string, writer: FileWriter, digest?: string): void {
			if (posix.isAbsolute(path) || path === "" || /^\.\.?(?:\/|$)/.test(posix.normalize(path)))
				throw new OutsideOutputError(path, writer.engine);
			const address = addressOf(path);
			const owner = owners.get(address);
			if (!owner) owners.set(address, { path, digest, writer });
			else if (
				path !== owner.path ||
				digest === undefined ||
				digest !== owner.digest ||
				writer.engine !== owner.writer.engine
			)
				throw new SharedFileError(path, [owner.writer, writer]);
		},
	};
}

/**
 * Returns whether engines could write the same files: custom engines, and duplicates. Built-in engines never do, so
 * sites without others can skip the check.
 */
export function mayShareFiles(engines: readonly string[]): boolean {
	return new Set(engines).size < engines.length || engines.some((name) => name.startsWith("./"));
}
