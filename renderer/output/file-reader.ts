import { closeSync, fstatSync, openSync, readSync } from "node:fs";

/**
 * Reads whole files one after the other into the same memory: for files of many megabytes getting new memory takes longer than
 * reading. What was read holds until the next file is.
 */
export function createFileReader(): (path: string) => Buffer {
	let memory = Buffer.alloc(0);
	return (path) => {
		const file = openSync(path, "r");
		try {
			const { size } = fstatSync(file);
			if (memory.length < size) memory = Buffer.allocUnsafeSlow(size);
			let length = 0;
			for (let read = -1; read !== 0 && length < size; length += read)
				read = readSync(file, memory, length, size - length, length);
			return memory.subarray(0, length);
		} finally {
			closeSync(file);
		}
	};
}
