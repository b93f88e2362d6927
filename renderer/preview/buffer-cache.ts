/** Keeps the buffers used last, up to a number of bytes. */
export interface BufferCache {
	/** The buffer of a key, made once even when many ask at the same time. A failure is not kept. */
	get(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
	/** What is kept now, in bytes. */
	readonly bytes: number;
}

/** Makes an empty cache that never keeps more than `limit` bytes; a buffer larger than that is not kept. */
export function createBufferCache(limit: number): BufferCache {
	const kept = new Map<string, Buffer>();
	const modelContext = new Map<string, Promise<Buffer>>();
	let bytes = 0;

	function keep(key: string, buffer: Buffer): void {
		if (buffer.byteLength > limit) return;
		kept.set(key, buffer);
		bytes += buffer.byteLength;
		for (const [oldest, old] of kept) {
			if (bytes <= limit) break;
			kept.delete(oldest);
			bytes -= old.byteLength;
		}
	}

	async function produce(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
		try {
			const buffer = await make();
			keep(key, buffer);
			return buffer;
		} finally {
			modelContext.delete(key);
		}
	}

	return {
		get bytes() {
			return bytes;
		},
		async get(key, make) {
			const buffer = kept.get(key);
			if (buffer) {
				// A map keeps the order of insertion: putting it in again makes it the newest.
				kept.delete(key);
				kept.set(key, buffer);
				return buffer;
			}
			const pending = modelContext.get(key) ?? produce(key, make);
			modelContext.set(key, pending);
			return pending;
		},
	};
}
