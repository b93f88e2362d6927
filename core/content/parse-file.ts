import { safeParse } from "valibot";
import type { FolderContext, Schema } from "#core/content/field.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { findingsOfIssues } from "#core/content/issues.ts";
import { messageOf } from "#core/content/message.ts";

/** Makes the schema of a file for a content folder. */
export type SchemaMaker<Value> = (context: FolderContext) => Schema<Value>;

/** A file's value as its schema gives it, null when it has errors. */
export interface ParsedFile<Value> {
	readonly value: Value | null;
	readonly findings: readonly ContentFinding[];
}

/** Checks the files of a content folder. */
export interface FileParser {
	/**
	 * Checks a file's JSON. An image that the folder does not have is a warning, and its place is left out (R-ERR-02,
	 * R-IMG-02); everything else that the schema does not accept is an error.
	 */
	parse<Value>(file: string, maker: SchemaMaker<Value>, json: unknown): ParsedFile<Value>;
}

/** Makes the parser of a folder; each schema is made once for all of its files. */
export function createFileParser(folder: Omit<FolderContext, "missingImages">): FileParser {
	const made = new Map<SchemaMaker<unknown>, { complete: Schema<unknown>; incomplete: Schema<unknown> }>();
	const schemasOf = <Value>(maker: SchemaMaker<Value>) => {
		const known = made.get(maker) ?? {
			complete: maker({ ...folder, missingImages: "reported" }),
			incomplete: maker({ ...folder, missingImages: "left out" }),
		};
		made.set(maker, known);
		return known as { readonly complete: Schema<Value>; readonly incomplete: Schema<Value> };
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
			// The same issues are errors where the site cannot do without the image.
			const known = new Set(errors.map(({ key, field }) => `${key} ${field}`));
			const warnings = findingsOfIssues(file, missing)
				.filter(({ key, field }) => !known.has(`${key} ${field}`))
				.map((finding): ContentFinding => ({ ...finding, severity: "warning" }));
			return { value: again.success ? again.output : null, findings: [...errors, ...warnings] };
		},
	};
}
