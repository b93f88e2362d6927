import { isObject } from "#core/decoding/decoder.ts";

const inOrder = (_: string, value: unknown) =>
	isObject(value)
		? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
		: value;

/** Plain data as a text that is the same for the same content, in whatever order its fields are. */
export function contentText(data: unknown): string {
	return JSON.stringify(data, inOrder);
}
