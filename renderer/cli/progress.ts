import type { WriteStream } from "node:tty";

const width = 28;

/** A line of a terminal that shows how far the work is. */
export interface ProgressBar {
	show(label: string, done: number, total: number): void;
	/** Removes the line. */
	clear(): void;
}

/** Renders on a terminal at most 20 times a second; elsewhere it writes one line per stage. */
export function createProgressBar(stream: WriteStream): ProgressBar {
	let drawn = 0;
	let stage = "";
	return {
		show(label, done, total) {
			if (!stream.isTTY) {
				if (label !== stage) stream.write(`${label} …\n`);
				stage = label;
				return;
			}
			const now = performance.now();
			if (done < total && label === stage && now - drawn < 50) return;
			drawn = now;
			stage = label;
			const filled = total === 0 ? width : Math.round((width * done) / total);
			const bar = "█".repeat(filled) + "░".repeat(width - filled);
			stream.write(`\r\u001b[K${bar} ${label} ${done}/${total}`);
		},
		clear() {
			if (stream.isTTY) stream.write("\r\u001b[K");
		},
	};
}
