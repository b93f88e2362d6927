export interface LoadMeter {
	follow(pid: number): void;
	end(pid: number): number | null;
}

export function createLoadMeter(): LoadMeter;
