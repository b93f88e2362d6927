import type { FindingKey, FindingParams } from "#core/content/finding.ts";

/** A finding as a schema's message carries it. */
export interface Message {
	readonly key: FindingKey;
	readonly params: Readonly<Record<string, string | number>>;
	/** Words to choose a suggestion from; present where the key has a second key with a suggestion. */
	readonly candidates: readonly string[] | null;
}

/** Marks a message as ours; the schema library's own begin with a capital letter. */
const mark = "content-files ";

/** Writes a finding as a schema's message, the only thing that an issue carries through the library. */
export function findingMessage<Key extends FindingKey>(
	key: Key,
	params: FindingParams<Key>,
	candidates: readonly string[] | null = null,
): string {
	return mark + JSON.stringify({ key, params, candidates } satisfies Message);
}

/** Reads a message written by {@link because}; null for one of the library's own. */
export function messageOf(text: string): Message | null {
	return text.startsWith(mark) ? (JSON.parse(text.slice(mark.length)) as Message) : null;
}
