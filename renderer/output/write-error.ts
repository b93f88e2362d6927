/** Reasons of the system for which nothing can be written, by what the user can do about them. */
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

/** A file or folder of the output cannot be written; what was published before stays. */
export class WriteError extends Error {
	override readonly name = "WriteError";
	readonly path: string;
	/** The system's name of the reason: "ENOSPC". */
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
 * A failure of the system to write as a {@link WriteError} that names the path; any other error as it is. `path` is
 * named where the system does not say which file it was, as for a disk that becomes full half-way.
 */
export function asWriteError(error: unknown, path: string): unknown {
	if (error instanceof WriteError || !(error instanceof Error) || !("code" in error)) return error;
	const code = String(error.code);
	if (causes[code] === undefined) return error;
	return new WriteError("path" in error && typeof error.path === "string" ? error.path : path, code);
}

/** Reasons that reading never has. */
const onlyWriting: readonly unknown[] = ["ENOSPC", "EDQUOT", "EFBIG", "EROFS"];

/** Returns whether an error of the system can only come from writing, whatever was under way. */
export function isWriteFailure(error: unknown): boolean {
	return error instanceof Error && "code" in error && onlyWriting.includes(error.code);
}

/** Runs what writes to a path. Throws a {@link WriteError} that names it where the system refuses. */
export function writing<Value>(path: string, write: () => Value): Value {
	try {
		return write();
	} catch (error) {
		const known = asWriteError(error, path);
		throw known instanceof WriteError ? new WriteError(path, known.code) : known;
	}
}
