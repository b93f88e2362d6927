import type { FindingKey, FindingParams } from "#core/content/finding.ts";

/** A finding in a schema's message. */
export interface Message {
	readonly key: FindingKey;
	readonly params: Readonly<Record<string, string | number>>;
	/** Candidates for a suggestion; present if the key also exists with a suggestion. */
	readonly candidates: readonly string[] | null;
}

/** Marks messages of findings; the schema library's own messages begin with a capital letter. */
const mark = "content-files ";

/** Encodes a finding as a schema's message, which the library passes through unchanged. */
export function findingMessage<Key extends FindingKey>(
	key: Key,
	params: FindingParams<Key>,
	candidates: readonly string[] | null = null,
): string {
	return mark + JSON.stringify({ key, params, candidates } satisfies Message);
}

/** Decodes a message written by {@link findingMessage}; null for the library's own messages. */
export function messageOf(text: string): Message | null {
	return text.startsWith(mark) ? (JSON.parse(text.slice(mark.length)) as Message) : null;
}
