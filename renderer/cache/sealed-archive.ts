import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** Begins each archive; increased with the format. */
const header = Buffer.from("facette-archive 1\n");
const [ivLength, tagLength] = [12, 16];
const algorithm = "aes-256-gcm";

/**
 * Encrypts an archive, so that only owners of the key can read it or create one that {@link openArchive} accepts. `key` has 32 bytes.
 * The result has a header, a random number, the content, and the authentication tag (AES-256-GCM, NIST SP 800-38D).
 */
export function sealArchive(content: Uint8Array, key: Uint8Array): Buffer {
	const iv = randomBytes(ivLength);
	const cipher = createCipheriv(algorithm, key, iv).setAAD(header);
	return Buffer.concat([header, iv, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

/** Returns the content of an archive; null if it was truncated, changed, or created with another key or format. */
export function openArchive(archive: Uint8Array, key: Uint8Array): Buffer | null {
	const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
	const start = header.length + ivLength;
	const end = bytes.length - tagLength;
	if (end < start || !bytes.subarray(0, header.length).equals(header)) return null;
	const decipher = createDecipheriv(algorithm, key, bytes.subarray(header.length, start), {
		authTagLength: tagLength,
	});
	decipher.setAAD(header).setAuthTag(bytes.subarray(end));
	try {
		return Buffer.concat([decipher.update(bytes.subarray(start, end)), decipher.final()]);
	} catch {
		return null;
	}
}
