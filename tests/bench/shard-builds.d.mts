/** The cost of a command: wall and CPU time in seconds, and the peak memory of its largest process. */
export interface ShardStep {
	readonly name: string;
	readonly seconds: number;
	readonly cpu: number;
	readonly megabytes: number;
}

export function buildInShards(options: {
	readonly work: string;
	readonly products: number;
	readonly count: number;
	readonly only?: number;
	readonly row: (step: ShardStep) => void;
}): Promise<{ readonly files: number; readonly differences: readonly string[] } | null>;
