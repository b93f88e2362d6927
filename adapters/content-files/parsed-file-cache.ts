/** The cached values of files of one kind, as plain data, by the files' paths in the content. */
export interface ParsedFiles<Value> {
	/** Returns the value; undefined if there is none or the file may have changed. */
	get(file: string): Value | undefined;
	set(file: string, value: Value): void;
}

/** A cache of parsed files, so that an unchanged file is neither read nor checked again. */
export interface ParsedFileCache {
	/** Returns the values of files of a kind. `context` is everything else that they depend on, as plain data. */
	ofKind<Value>(kind: string, context: unknown): ParsedFiles<Value>;
}

/** An empty cache. */
export const noParsedFiles: ParsedFileCache = {
	ofKind: () => ({ get: () => undefined, set: () => undefined }),
};
