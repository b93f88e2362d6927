import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, posix, resolve } from "node:path";
import { relativeFilePaths } from "#core/shared/relative-file-paths.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import { addressPath } from "#renderer/import/image-names.ts";

/** The largest image that is taken, in bytes. */
const sizeLimit = 30_000_000;

/** How long a download may take, in milliseconds. */
const downloadTime = 30_000;

/** The reason why an image could not be loaded; null if it does not exist. */
export type ImageFailure = string | null;

/** Loads an image by its address in an export. */
export type ImageLoader = (address: string) => Promise<Result<Buffer, ImageFailure>>;

const tooLarge = `> ${sizeLimit / 1_000_000} MB`;

const keyOf = (path: string) => posix.basename(path).normalize("NFC").toLowerCase();

/** Returns how many of the last parts of two paths are the same. */
function commonParts(one: string, other: string): number {
	const [left, right] = [one, other].map((path) => path.toLowerCase().split("/").toReversed());
	const different = (left ?? []).findIndex((part, place) => part !== right?.[place]);
	return different < 0 ? (left ?? []).length : different;
}

/** Creates the look-up of images in a folder and the folders within it, by their file names in any letter case. */
export function imageFinder(folder: string): (address: string) => string | null {
	const byName = new Map<string, string[]>();
	const root = resolve(folder);
	for (const path of relativeFilePaths(root, readdirSync(root, { recursive: true, withFileTypes: true })))
		byName.set(keyOf(path), [...(byName.get(keyOf(path)) ?? []), path]);
	return (address) => {
		const requestedPath = addressPath(address);
		const [nearest] = (byName.get(keyOf(requestedPath)) ?? []).toSorted(
			(one, other) => commonParts(other, requestedPath) - commonParts(one, requestedPath),
		);
		return nearest === undefined ? null : join(folder, nearest);
	};
}

/** Creates a loader of images in a folder. */
export function folderImages(folder: string): ImageLoader {
	const find = imageFinder(folder);
	return async (address) => {
		const path = find(address);
		if (path === null) return fail(null);
		return statSync(path).size > sizeLimit ? fail(tooLarge) : succeed(readFileSync(path));
	};
}

async function bodyOf(response: Response): Promise<Result<Buffer, ImageFailure>> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of response.body ?? []) {
		size += chunk.byteLength;
		if (size > sizeLimit) return fail(tooLarge);
		chunks.push(chunk);
	}
	return succeed(Buffer.concat(chunks));
}

/** Returns whether an image can be downloaded from its address. */
export function isWebAddress(address: string): boolean {
	return /^https?:\/\//i.test(address);
}

/** Loads an image from the web. */
export const downloadedImage: ImageLoader = async (address) => {
	if (!isWebAddress(address)) return fail(null);
	try {
		const response = await fetch(address, { signal: AbortSignal.timeout(downloadTime) });
		return response.ok ? await bodyOf(response) : fail(String(response.status));
	} catch (error) {
		const { cause, message } = error as Error;
		return fail(String((cause as NodeJS.ErrnoException | undefined)?.code ?? message));
	}
};

/** Creates a loader that asks others one after the other, until one has the image. */
export function firstOf(loaders: readonly ImageLoader[]): ImageLoader {
	return async (address) => {
		let failure: ImageFailure = null;
		for (const load of loaders) {
			const loaded = await load(address);
			if (loaded.ok) return loaded;
			failure = loaded.error ?? failure;
		}
		return fail(failure);
	};
}
