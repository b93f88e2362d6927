import { createHash } from "node:crypto";
import { posix } from "node:path";
import { slugOf } from "#core/text/slug.ts";

const longestStem = 80;

/** Returns the path of an image's address, decoded and without its query. */
export function addressPath(address: string): string {
	const path = address.replace(/^[a-z]+:\/\/[^/]+/i, "").replace(/[?#].*$/s, "");
	try {
		return decodeURIComponent(path).replaceAll("\\", "/");
	} catch {
		return path.replaceAll("\\", "/");
	}
}

/**
 * Returns the name of an image in the media folder, without its ending: "ring-1-3fa9c2" for "https://cdn.example.org/Ring%201.jpg". The
 * last part is of its address's hash, so that no other image of the folder is taken for it.
 */
export function imageStem(address: string): string {
	const name = posix.basename(addressPath(address)).replace(/\.[a-z0-9]{2,5}$/i, "");
	const hash = createHash("sha256").update(address).digest("hex").slice(0, 6);
	return `${slugOf(name, "image").slice(0, longestStem).replace(/-$/, "")}-${hash}`;
}
