/** A check that has run. */
interface DoneCheck {
	readonly name: string;
	readonly ok: boolean;
	readonly seconds: number;
}

export function runChecks(
	checks: readonly string[],
	slots: number,
	run: (name: string) => Promise<boolean>,
): Promise<readonly (readonly DoneCheck[])[]>;

export function slotLines(slots: readonly (readonly DoneCheck[])[]): readonly string[];
