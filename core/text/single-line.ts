const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text as one line without blanks around it: control characters and line breaks become a blank, and marks that turn
 * the direction of writing are left out, since they let a text look like another one.
 */
export function singleLine(text: string): string {
	return text
		.replace(directionMarks, "")
		.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
		.trim();
}

/** A text with its lines, each as {@link singleLine} has it. */
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
