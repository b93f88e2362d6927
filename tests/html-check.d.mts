interface CheckerMessage {
	readonly type: string;
	readonly subType?: string;
	readonly url?: string;
	readonly lastLine?: number;
	readonly firstColumn?: number;
	readonly message?: string;
	readonly extract?: string;
}

export function faults(report: { readonly messages: readonly CheckerMessage[] }, folder: string): string[];

export function htmlFaults(site: string): Promise<string[]>;
