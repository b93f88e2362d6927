/** The problem with an engine of the configuration; its message is `engine.<problem>` in the command's catalogue. */
export type EngineProblem =
	| "broken"
	| "failed"
	| "missing"
	| "noDefault"
	| "noMethod"
	| "unknown"
	| "unknown_near";

/** The error for an engine of the configuration that does not exist, cannot be loaded, is invalid, or has thrown an error. */
export class EngineError extends Error {
	override readonly name = "EngineError";
	readonly engine: string;
	readonly problem: EngineProblem;
	/** The parameters of the message besides the engine's name: the missing file, or the available engines. */
	readonly details: Readonly<Record<string, string>>;
	constructor(engine: string, problem: EngineProblem, details: Readonly<Record<string, string>> = {}) {
		// The message of a page that fails; the command prints the catalogue's sentence otherwise.
		super([engine, details.place, details.reason ?? problem].filter(Boolean).join(": "));
		this.engine = engine;
		this.problem = problem;
		this.details = details;
	}
}
