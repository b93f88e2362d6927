export interface ScheduledCheck {
	readonly name: string;
	readonly needs?: readonly string[];
	/** How many it keeps busy; one where it does not say. */
	readonly cores?: number;
	/** What two checks cannot have at the same time. */
	readonly shares?: string;
}

export interface ScheduledOutcome {
	readonly ok: boolean;
	readonly note?: string;
}

export function runSideBySide<Check extends ScheduledCheck, Outcome extends ScheduledOutcome>(
	checks: readonly Check[],
	options: {
		readonly cores: number;
		outcomeOf(check: Check): Promise<Outcome>;
		onStart?(check: Check, running: ReadonlySet<Check>): void;
		onEnd?(check: Check, outcome: Outcome, running: ReadonlySet<Check>): void;
	},
): Promise<ReadonlyMap<string, Outcome>>;
