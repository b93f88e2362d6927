/** Values that were read from files of one kind, plain data, by the files' paths in the content. */
export interface ValuesReadBefore<Value> {
	/** Undefined where there is none, or the file may have changed since. */
	get(file: string): Value | undefined;
	set(file: string, value: Value): void;
}

/** What was read from files in earlier builds, so that a file that is as it was need not be read and checked again. */
export interface FilesReadBefore {
	/** The values of a kind of files; `context` is all else that they are made from, as plain data. */
	of<Value>(kind: string, context: unknown): ValuesReadBefore<Value>;
}

/** Where nothing was read before. */
export const nothingRead: FilesReadBefore = { of: () => ({ get: () => undefined, set: () => undefined }) };
