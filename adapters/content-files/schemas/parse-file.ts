import { type GenericSchema, safeParse } from "valibot";
import { findingsOfIssues } from "#adapters/content-files/schemas/issues.ts";
import { messageOf } from "#adapters/content-files/schemas/message.ts";
import type { ContentFinding } from "#core/ports/site-content.ts";

/** The schema of a file that names pictures, in two versions that differ in pictures which are not there. */
export interface PictureSchema<Value> {
	/** Has an issue for each of them. */
	readonly complete: GenericSchema<unknown, Value>;
	/** Accepts them; their places are left out. */
	readonly incomplete: GenericSchema<unknown, Value>;
}

/** A file's value as its schema gives it, null when it has errors. */
export interface ParsedFile<Value> {
	readonly value: Value | null;
	readonly findings: readonly ContentFinding[];
}

/**
 * Checks a file's JSON by its schema. A picture that the media folder does not have is a warning, and its place is left
 * out (R-ERR-02, R-IMG-02); everything else that the schema does not accept is an error.
 */
export function parseFile<Value>(
	file: string,
	schema: GenericSchema<unknown, Value> | PictureSchema<Value>,
	json: unknown,
): ParsedFile<Value> {
	const pictures = "complete" in schema ? schema : null;
	const parsed = safeParse("complete" in schema ? schema.complete : schema, json);
	if (parsed.success) return { value: parsed.output, findings: [] };
	if (!pictures) return { value: null, findings: findingsOfIssues(file, parsed.issues) };
	const again = safeParse(pictures.incomplete, json);
	const errors = again.success ? [] : findingsOfIssues(file, again.issues);
	// The same issues are errors where the site cannot do without the picture.
	const known = new Set(errors.map(({ key, field }) => `${key} ${field}`));
	const missing = parsed.issues.filter(
		({ message }) => messageOf(message)?.key === "content.picture.missing",
	);
	const warnings = findingsOfIssues(file, missing)
		.filter(({ key, field }) => !known.has(`${key} ${field}`))
		.map((finding): ContentFinding => ({ ...finding, severity: "warning" }));
	return { value: again.success ? again.output : null, findings: [...errors, ...warnings] };
}
