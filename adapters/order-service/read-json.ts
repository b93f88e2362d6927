import { parseJson } from "#core/decoding/decoder.ts";
import { fail, type Result } from "#core/shared/result.ts";

/** The reason why a response's body is rejected; it never contains the body. */
export interface BodyFailure {
	/** The expected content, for developers. */
	readonly expected: string;
}

/**
 * Reads a response's body as JSON: only with a JSON content type, up to `maxBytes`, without keys that could reach a
 * prototype (B-SEC-04). Stops reading at the limit. Rejects if the connection breaks.
 */
export async function readJson(response: Response, maxBytes: number): Promise<Result<unknown, BodyFailure>> {
	const refused = refusalOf(response, maxBytes);
	if (refused !== null) {
		await response.body?.cancel();
		return fail({ expected: refused });
	}
	const bytes = await readBytes(response, maxBytes);
	if (bytes === null) return fail({ expected: `at most ${maxBytes} bytes` });
	return parseJson(new TextDecoder().decode(bytes), maxBytes);
}

function refusalOf(response: Response, maxBytes: number): string | null {
	const type = response.headers.get("content-type") ?? "";
	if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type)) return "the content type application/json";
	return Number(response.headers.get("content-length")) > maxBytes ? `at most ${maxBytes} bytes` : null;
}

/** Returns all bytes of the body; null as soon as there are more than `maxBytes`. */
async function readBytes(response: Response, maxBytes: number): Promise<Uint8Array | null> {
	const reader = response.body?.getReader();
	const parts: Uint8Array[] = [];
	let length = 0;
	for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
		length += part.value.length;
		if (length > maxBytes) {
			await reader?.cancel();
			return null;
		}
		parts.push(part.value);
	}
	return joined(parts, length);
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
	const bytes = new Uint8Array(length);
	let offset = 0;
	for (const part of parts) {
		bytes.set(part, offset);
		offset += part.length;
	}
	return bytes;
}
