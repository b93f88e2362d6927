import { readdirSync, readFileSync } from "node:fs";

/** How often processes are looked at, in milliseconds; what lives shorter is not counted. */
const interval = 500;
/** The unit of a process' times on Linux, in seconds. */
const tick = 0.01;

/** Every process by its number: its parent, when it started, and the seconds it has computed; none but on Linux. */
function processes() {
	const found = new Map();
	let names = [];
	try {
		names = readdirSync("/proc");
	} catch {
		return found;
	}
	for (const name of names) {
		if (!/^\d+$/.test(name)) continue;
		try {
			const text = readFileSync(`/proc/${name}/stat`, "utf8");
			// The program's name, in brackets, may hold blanks and brackets.
			const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
			const seconds = (Number(fields[11]) + Number(fields[12])) * tick;
			found.set(Number(name), { parent: Number(fields[1]), started: fields[19], seconds });
		} catch {
			// It has ended meanwhile.
		}
	}
	return found;
}

/**
 * Sums up the computing time of process trees. Children are followed by themselves, because browsers start theirs so that
 * nobody waits for them, and no system call counts those.
 */
export function createLoadMeter() {
	/** Of each tree by its first process: the seconds last seen of every process that was ever part of it. */
	const trees = new Map();
	let timer = null;

	function look() {
		const now = processes();
		const children = new Map();
		for (const [pid, { parent }] of now) children.set(parent, [...(children.get(parent) ?? []), pid]);
		for (const [first, seen] of trees) {
			const waiting = [first];
			for (let pid = waiting.pop(); pid !== undefined; pid = waiting.pop()) {
				const found = now.get(pid);
				if (!found) continue;
				seen.set(`${pid} ${found.started}`, found.seconds);
				waiting.push(...(children.get(pid) ?? []));
			}
		}
	}

	return {
		/** Counts a process and all it starts from now on. */
		follow(pid) {
			trees.set(pid, new Map());
			timer ??= setInterval(look, interval).unref();
		},
		/** Ends counting a process and gives the seconds that its tree has computed; null where nothing was seen. */
		end(pid) {
			if (trees.has(pid)) look();
			const seen = trees.get(pid);
			trees.delete(pid);
			if (trees.size === 0) {
				clearInterval(timer);
				timer = null;
			}
			if (!seen || seen.size === 0) return null;
			return [...seen.values()].reduce((sum, seconds) => sum + seconds, 0);
		},
	};
}
