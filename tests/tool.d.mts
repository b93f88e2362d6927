export interface ToolOutcome {
	readonly ok: boolean;
	readonly output: string;
	/** What its processes computed, in seconds. */
	readonly seconds: number | null;
	readonly note?: string;
}

export function tool(
	args: readonly string[],
	options?: {
		readonly summary?: RegExp;
		readonly env?: Readonly<Record<string, string>>;
		readonly failure?: RegExp;
		onFailure?(line: string): void;
	},
): Promise<ToolOutcome>;

export function inOrder(...steps: readonly (() => Promise<ToolOutcome>)[]): Promise<ToolOutcome>;
