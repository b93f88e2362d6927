/** The system's error codes for writing, by remedy. */
const causes: Readonly<Record<string, "full" | "denied" | "busy">> = {
	ENOSPC: "full",
	EDQUOT: "full",
	EFBIG: "full",
	EROFS: "denied",
	EACCES: "denied",
	EPERM: "denied",
	EMFILE: "busy",
	ENFILE: "busy",
	EIO: "denied",
	ENOTDIR: "denied",
	EEXIST: "denied",
	EISDIR: "denied",
	ENAMETOOLONG: "denied",
	ELOOP: "denied",
};

/** The error for a file or folder of the output that cannot be written; the published site remains. */
export class WriteError extends Error {
	override readonly name = "WriteError";
	readonly path: string;
	/** The system's error code: "ENOSPC". */
	readonly code: string;
	readonly kind: "full" | "denied" | "busy";
	constructor(path: string, code: string) {
		super(`${path} cannot be written (${code}). Check the disk's free space and the folder's permissions.`);
		this.path = path;
		this.code = code;
		this.kind = causes[code] ?? "denied";
	}
}

/**
 * Converts a system error about writing to a {@link WriteError}; returns any other error unchanged. `path` is used
 * if the system names no file, as for a disk that becomes full during writing.
 */
export function asWriteError(error: unknown, path: string): unknown {
	if (error instanceof WriteError || !(error instanceof Error) || !("code" in error)) return error;
	const code = String(error.code);
	if (causes[code] === undefined) return error;
	return new WriteError("path" in error && typeof error.path === "string" ? error.path : path, code);
}

/** Error codes that reading never has. */
const onlyWriting: readonly unknown[] = ["ENOSPC", "EDQUOT", "EFBIG", "EROFS"];

/** Returns whether a system error can only come from writing. */
export function isWriteFailure(error: unknown): boolean {
	return error instanceof Error && "code" in error && onlyWriting.includes(error.code);
}

/** Runs a write function; throws a {@link WriteError} with the path if the system refuses. */
export function convertWriteErrors<Value>(path: string, write: () => Value): Value {
	try {
		return write();
	} catch (error) {
		const converted = asWriteError(error, path);
		throw converted instanceof WriteError ? new WriteError(path, converted.code) : converted;
	}
}
