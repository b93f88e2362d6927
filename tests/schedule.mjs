/**
 * Runs checks side by side: each as soon as what it needs has passed and its cores are free, in the order of the list
 * otherwise. A check that takes more cores than there are runs alone; two that name the same `shares` never run together.
 * `outcomeOf` never rejects; returns the outcomes by
 * name, in the order in which they came.
 */
export function runSideBySide(checks, { cores, outcomeOf, onStart = () => {}, onEnd = () => {} }) {
	const results = new Map();
	const waiting = new Set(checks);
	const running = new Set();
	const selected = new Set(checks.map(({ name }) => name));
	const coresOf = (check) => check.cores ?? 1;
	const isFree = (check) => {
		const taken = [...running].reduce((sum, one) => sum + coresOf(one), 0);
		if ([...running].some(({ shares }) => shares !== undefined && shares === check.shares)) return false;
		return running.size === 0 || taken + coresOf(check) <= cores;
	};
	const needsOf = (check) => (check.needs ?? []).filter((name) => selected.has(name));
	const isReady = (check) => needsOf(check).every((name) => results.has(name));

	return new Promise((resolve) => {
		async function run(check) {
			waiting.delete(check);
			const failed = needsOf(check).find((name) => !results.get(name).ok);
			if (failed === undefined) {
				running.add(check);
				onStart(check, running);
			}
			const outcome = failed
				? { ok: false, seconds: 0, note: `not run: ${failed} failed`, output: "" }
				: await outcomeOf(check);
			running.delete(check);
			results.set(check.name, outcome);
			onEnd(check, outcome, running);
			startReady();
		}
		function startReady() {
			for (const check of waiting) if (isReady(check) && isFree(check)) run(check);
			if (waiting.size === 0 && running.size === 0) resolve(results);
		}
		startReady();
	});
}
