import type { WriteStream } from "node:tty";

const width = 28;

/** A progress line in a terminal. */
export interface ProgressBar {
	show(label: string, done: number, total: number): void;
	/** Removes the line. */
	clear(): void;
}

/**
 * Creates a progress bar. On a terminal it renders at most 20 times per second, otherwise it writes one line per
 * stage.
 */
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
