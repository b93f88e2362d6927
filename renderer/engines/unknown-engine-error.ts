/** What is wrong with an engine that the configuration names: its text is `engine.<problem>` of the command's texts. */
export type EngineProblem = "broken" | "missing" | "noDefault" | "noMethod" | "unknown" | "unknown_near";

/** An engine named in the configuration that does not exist, cannot be loaded, or is none. */
export class UnknownEngineError extends Error {
	override readonly name = "UnknownEngineError";
	readonly engine: string;
	readonly problem: EngineProblem;
	/** What the text says in addition to the engine's name: the file that is missing, or the engines that there are. */
	readonly details: Readonly<Record<string, string>>;
	constructor(engine: string, problem: EngineProblem, details: Readonly<Record<string, string>> = {}) {
		super(`${engine}: ${problem}`);
		this.engine = engine;
		this.problem = problem;
		this.details = details;
	}
}
