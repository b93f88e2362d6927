import { safeParse } from "valibot";
import type { FolderContext, Schema } from "#core/content/field.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { findingsOfIssues } from "#core/content/issues.ts";
import { messageOf } from "#core/content/message.ts";

/** Creates the schema of a file for a content folder. */
export type SchemaMaker<Value> = (context: FolderContext) => Schema<Value>;

/** The parsed value of a file, or null, and its findings. */
export interface ParsedFile<Value> {
	readonly value: Value | null;
	readonly findings: readonly ContentFinding[];
}

/** The parser of a content folder's files. */
export interface FileParser {
	/**
	 * Parses a file's JSON. A missing image is a warning and is left out (R-ERR-02, R-IMG-02). Everything else that
	 * the schema rejects is an error.
	 */
	parse<Value>(file: string, maker: SchemaMaker<Value>, json: unknown): ParsedFile<Value>;
}

/** Creates the parser of a folder. Each schema is created once for all files. */
export function createFileParser(folder: Omit<FolderContext, "missingImages">): FileParser {
	const schemas = new Map<SchemaMaker<unknown>, { complete: Schema<unknown>; incomplete: Schema<unknown> }>();
	const schemasOf = <Value>(maker: SchemaMaker<Value>) => {
		const pair = schemas.get(maker) ?? {
			complete: maker({ ...folder, missingImages: "reported" }),
			incomplete: maker({ ...folder, missingImages: "left out" }),
		};
		schemas.set(maker, pair);
		return pair as { readonly complete: Schema<Value>; readonly incomplete: Schema<Value> };
	};
	return {
		parse(file, maker, json) {
			const { complete, incomplete } = schemasOf(maker);
			const parsed = safeParse(complete, json);
			if (parsed.success) return { value: parsed.output, findings: [] };
			const isMissing = ({ message }: { readonly message: string }) =>
				messageOf(message)?.key === "content.picture.missing";
			const missing = parsed.issues.filter(isMissing);
			if (missing.length === 0) return { value: null, findings: findingsOfIssues(file, parsed.issues) };
			const again = safeParse(incomplete, json);
			const errors = again.success ? [] : findingsOfIssues(file, again.issues);
			// A missing image is an error, not a warning, if the site cannot do without it.
			const reported = new Set(errors.map(({ key, field }) => `${key} ${field}`));
			const warnings = findingsOfIssues(file, missing)
				.filter(({ key, field }) => !reported.has(`${key} ${field}`))
				.map((finding): ContentFinding => ({ ...finding, severity: "warning" }));
			return { value: again.success ? again.output : null, findings: [...errors, ...warnings] };
		},
	};
}
