/** Values that were parsed from files of one kind, as plain data, by the files' paths in the content. */
export interface ParsedFiles<Value> {
	/** Returns undefined where there is none, or the file may have changed since. */
	get(file: string): Value | undefined;
	set(file: string, value: Value): void;
}

/** What was parsed from files before, so that an unchanged file need not be read and checked again. */
export interface ParsedFileCache {
	/** Returns the values of a kind of files; `context` is all else that they are made from, as plain data. */
	ofKind<Value>(kind: string, context: unknown): ParsedFiles<Value>;
}

/** A cache without any file. */
export const noParsedFiles: ParsedFileCache = {
	ofKind: () => ({ get: () => undefined, set: () => undefined }),
};
