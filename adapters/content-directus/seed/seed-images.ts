import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { customEndpoint } from "@directus/sdk";
import type { ContentClient } from "#adapters/content-directus/client/content-client.ts";
import { fileFields } from "#adapters/content-directus/model/collections.ts";
import { type Row, textOf } from "#adapters/content-directus/model/rows.ts";

/** Uploads an image; it replaces an existing file. */
async function send(client: ContentClient, row: Row, content: Buffer, isNew: boolean): Promise<void> {
	const { id, folder, title, type } = row;
	const name = String(row.filename_download);
	const blob = new Blob([new Uint8Array(content)], { type: String(type) });
	const fields = { id, folder: String(folder), title: String(title), filename_download: name };
	if (isNew) await client.uploadFile({ name, content: blob, fields });
	else {
		const form = new FormData();
		form.append("file", blob, name);
		const command = {
			path: `/files/${id}`,
			method: "PATCH",
			body: form,
			headers: { "Content-Type": "multipart/form-data" },
		};
		await client.request(() => command as never, "directus_files");
	}
	if (isNew && ownFields(row).some(([, value]) => value !== null)) await describe(client, row);
}

/** Returns the metadata of an image. */
function ownFields(row: Row): readonly (readonly [name: string, value: unknown])[] {
	return fileFields.map(({ field }) => [field, row[field] ?? null]);
}

/** Updates the metadata of an image. */
async function describe(client: ContentClient, row: Row): Promise<void> {
	const body = JSON.stringify({ ...Object.fromEntries(ownFields(row)), title: row.title });
	const command = customEndpoint({ path: `/files/${row.id}`, method: "PATCH", body });
	await client.request(command, "directus_files");
}

async function ensureImage(
	client: ContentClient,
	row: Row,
	found: Row | null,
	media: string,
): Promise<boolean> {
	const content = await readFile(join(media, String(row.filename_download)));
	if (!found) {
		await send(client, row, content, true);
		return true;
	}
	const sameSize = textOf(found.filesize) === String(content.byteLength);
	const isSame = sameSize && content.equals(new Uint8Array((await client.asset(row.id)).bytes));
	if (!isSame) await send(client, row, content, false);
	const isDescribed = JSON.stringify(ownFields(found)) === JSON.stringify(ownFields(row));
	if (!isDescribed) await describe(client, row);
	return !isSame || !isDescribed;
}

/** Uploads the images of a content folder to the project's folder; resolves to the number of added and changed ones. */
export async function seedImages(
	client: ContentClient,
	images: readonly Row[],
	present: readonly Row[],
	media: string,
): Promise<number> {
	const found = new Map(present.map((row) => [row.id, row]));
	const waiting = [...images];
	let changed = 0;
	// The server creates its copies one after the other, so more simultaneous uploads would only wait.
	const worker = async () => {
		for (let row = waiting.shift(); row; row = waiting.shift())
			if (await ensureImage(client, row, found.get(row.id) ?? null, media)) changed += 1;
	};
	await Promise.all(Array.from({ length: 4 }, worker));
	return changed;
}
