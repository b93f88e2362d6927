interface CheckerMessage {
	readonly type: string;
	readonly subType?: string;
	readonly url?: string;
	readonly lastLine?: number;
	readonly firstColumn?: number;
	readonly message?: string;
	readonly extract?: string;
}

export function faults(
	report: { readonly messages: readonly CheckerMessage[] },
	sites: Readonly<Record<string, string>>,
): string[];

export function htmlFaults(...folders: readonly string[]): Promise<string[]>;
