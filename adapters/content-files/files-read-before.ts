/** Values that were read from files of one kind, plain data, by the files' paths in the content. */
export interface ValuesReadBefore<Value> {
	/** Undefined where there is none, or the file may have changed since. */
	get(file: string): Value | undefined;
	set(file: string, value: Value): void;
}

/** A value of which most builds look at little. */
export interface ValueInParts<Value extends object, Part extends keyof Value> {
	/** What most builds look at. */
	readonly part: Pick<Value, Part>;
	/** Digest of all of it. */
	readonly digest: string;
	/** All of it, read when it is asked for. */
	whole(): Value;
}

/** Values of a kind whose parts are kept in addition to all of them. */
export interface PartsReadBefore<Value extends object, Part extends keyof Value> {
	/** Undefined where there is none, or the file may have changed since. */
	get(file: string): ValueInParts<Value, Part> | undefined;
	/** Keeps a value and returns it in parts, so that it need not stay in memory; undefined where it is not kept. */
	set(file: string, value: Value): ValueInParts<Value, Part> | undefined;
}

/** What was read from files in earlier builds, so that a file that is as it was need not be read and checked again. */
export interface FilesReadBefore {
	/** The values of a kind of files; `context` is all else that they are made from, as plain data. */
	of<Value>(kind: string, context: unknown): ValuesReadBefore<Value>;
	/** The same of values with many fields, of which most builds look at `fields` alone. */
	inParts<Value extends object, Part extends keyof Value & string>(
		kind: string,
		context: unknown,
		fields: readonly Part[],
	): PartsReadBefore<Value, Part>;
}

const nothing = { get: () => undefined, set: () => undefined };

/** Where nothing was read before. */
export const nothingRead: FilesReadBefore = { of: () => nothing, inParts: () => nothing };
