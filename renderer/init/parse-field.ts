import { safeParse } from "valibot";
import type { Field } from "#core/content/field.ts";
import { findingsOfIssues } from "#core/content/issues.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import type { InputFault } from "#renderer/init/answers.ts";

/** Checks an answer by the rules of a field of the content, given the value that the field would have. */
export function parseField<Input>(
	{ schema }: Field,
	value: unknown,
	input: Input,
): Result<Input, InputFault> {
	const context = {
		images: { find: () => null, all: [] },
		missingImages: "left out",
		markdownFiles: new Set<string>(),
	} as const;
	const parsed = safeParse(schema(context), value);
	if (parsed.success) return succeed(input);
	const [first] = findingsOfIssues("", parsed.issues);
	return fail({ key: first?.key ?? "init.empty", params: first?.params ?? {} });
}
