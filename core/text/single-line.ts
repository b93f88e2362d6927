const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Returns a text as one line without surrounding spaces. Control characters and line breaks become a space. Marks
 * that change the direction of writing are removed, because they let a text look like another one.
 */
export function singleLine(text: string): string {
	return text
		.replace(directionMarks, "")
		.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
		.trim();
}

/** Returns a text with its lines, each in the form of {@link singleLine}. */
export function plainLines(text: string): string {
	return text
		.split(/\r\n|[\n\r\u2028\u2029]/)
		.map((line) =>
			line
				.replace(directionMarks, "")
				.replace(/\p{Cc}/gu, " ")
				.trimEnd(),
		)
		.join("\n");
}
