import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createContentClient } from "#adapters/content-directus/client/content-client.ts";
import { createReadClient } from "#adapters/content-directus/client/read-client.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { administrator } from "./server-environment.mjs";

const { url, adminToken, mailbox } = inject("directus");
const project = "juwelier.example";
const logger = createMemoryLogger();
const admin = createContentClient({ url, project, logger, token: adminToken });
const { email, password } = administrator;
const credentials = { email, password };
const collection = "client_suite_note";
const suffix = Date.now().toString(36);

/** Returns a new client without a token. */
const anonymous = () => createContentClient({ url, project, logger });

const column = (field: string, type: string, meta: object = {}) => ({ field, type, meta, schema: {} });

beforeAll(async () => {
	await admin.request(() => ({
		method: "POST",
		path: "/collections",
		body: JSON.stringify({
			collection,
			schema: {},
			meta: {},
			fields: [
				{ field: "id", type: "integer", schema: { is_primary_key: true, has_auto_increment: true } },
				{ ...column("title", "string"), schema: { is_unique: true } },
				column("price", "decimal", {}),
			],
		}),
	}));
});

afterAll(async () => {
	await admin.request(() => ({ method: "DELETE", path: `/collections/${collection}` }));
});

describe("sessions on a real Directus", () => {
	it("R-CONTENT-01 R-CONTENT-03 R-CONTENT-05 log in, renew, log out", async () => {
		const client = anonymous();
		await expect(client.authenticate({ ...credentials, password: "wrong" })).rejects.toMatchObject({
			message: "Invalid user credentials.",
			code: 401,
			reason: "INVALID_CREDENTIALS",
		});
		const token = await client.authenticate(credentials);
		expect(await client.me({ fields: ["email"] })).toEqual({ email: credentials.email });
		await new Promise((resolve) => setTimeout(resolve, 1100));
		const renewed = await client.refresh();
		expect(renewed).not.toBe(token);
		expect(await client.me({ fields: ["email"] })).toEqual({ email: credentials.email });
		await client.logout();
		await expect(client.me()).rejects.toMatchObject({ code: 401 });
		client.close();
	});

	it("R-CONTENT-01 require the one-time password of a second factor", async () => {
		const person = await newUser("otp");
		const client = anonymous();
		await client.authenticate(person);
		const { secret } = (await client.request(() => ({
			method: "POST",
			path: "/users/me/tfa/generate",
			body: JSON.stringify({ password: person.password }),
		}))) as { secret: string };
		await withOneTimePassword(secret, (otp) =>
			client.request(() => ({
				method: "POST",
				path: "/users/me/tfa/enable",
				body: JSON.stringify({ secret, otp }),
			})),
		);
		await expect(client.authenticate(person)).rejects.toMatchObject({ reason: "INVALID_OTP", code: 401 });
		const token = await withOneTimePassword(secret, (otp) => client.authenticate({ ...person, otp }));
		expect(token).toMatch(/^ey/);
		await client.logout();
	});

	it("R-CONTENT-01 request a new password, and set it with the token in the mail", async () => {
		const person = await newUser("reset");
		const client = anonymous();
		await client.requestPasswordReset(person.email);
		await client.requestPasswordReset(person.email, "https://juwelier.example/passwort");
		const elsewhere = client.requestPasswordReset(person.email, "https://evil.example");
		await expect(elsewhere).rejects.toMatchObject({ code: 400 });
		await expect(client.resetPassword("no token", "another password")).rejects.toMatchObject({ code: 403 });
		await client.resetPassword(await mailedToken(person), "another password");
		expect(await client.authenticate({ ...person, password: "another password" })).toMatch(/^ey/);
		client.close();
	});

	it("R-CONTENT-02 report an expired token as auth_expired_token, code 102", async () => {
		const token = signed({ id: "x", role: null, app_access: false, admin_access: false }, -60);
		const client = createContentClient({ url, project, logger, token });
		await expect(client.items(collection)).rejects.toMatchObject({
			message: "auth_expired_token",
			code: 102,
		});
	});
});

describe("items of a real Directus", () => {
	it("R-CONTENT-01 R-CONTENT-05 are created, listed, read, changed and deleted", async () => {
		const created = (await admin.createItem(collection, { title: `one ${suffix}`, price: "12.50" })) as {
			id: number;
		};
		await admin.createItems(collection, [{ title: `two ${suffix}` }, { title: `three ${suffix}` }]);
		const list = await admin.items(collection, {
			fields: ["title"],
			filter: { title: { _ends_with: suffix } },
			sort: ["-id"],
			limit: 2,
			meta: "*",
		});
		expect(list.items).toEqual([{ title: `three ${suffix}` }, { title: `two ${suffix}` }]);
		expect(list.meta).toMatchObject({
			result_count: 2,
			filter_count: 3,
			total_count: 3,
			limit: 2,
			offset: 0,
			page: 1,
			page_count: 2,
			links: { previous: null },
		});
		await admin.updateItem(collection, created.id, { title: `changed ${suffix}` });
		expect(await admin.item(collection, created.id, { fields: ["title", "price"] })).toMatchObject({
			title: `changed ${suffix}`,
		});
		await admin.deleteItem(collection, created.id);
		await expect(admin.item(collection, created.id)).rejects.toMatchObject({ code: 403, collection });
		const next = await fetch(list.meta?.links.next ?? "", {
			headers: { authorization: `Bearer ${adminToken}` },
		});
		expect(await next.json()).toMatchObject({ data: [] });
		const rest = (await admin.items(collection, { fields: ["id"] })).items as { id: number }[];
		await admin.deleteItems(
			collection,
			rest.map(({ id }) => id),
		);
		expect((await admin.items(collection)).items).toEqual([]);
	});

	it("R-CONTENT-02 report the collection and the field that the schema lacks", async () => {
		const missing = admin.items(collection, { fields: ["id", "price_brutto"] });
		await expect(missing).rejects.toMatchObject({ code: 403, collection, field: "price_brutto" });
		await expect(missing).rejects.toThrow(/price_brutto.*client_suite_note/);
		await expect(admin.items("no_such_collection")).rejects.toMatchObject({
			code: 403,
			collection: "no_such_collection",
		});
		await admin.createItem(collection, { title: `unique ${suffix}` });
		await expect(admin.createItem(collection, { title: `unique ${suffix}` })).rejects.toMatchObject({
			code: 400,
			reason: "RECORD_NOT_UNIQUE",
			collection,
			field: "title",
		});
	});

	it("R-CONTENT-02 R-CONTENT-04 require rights, and a refused read is logged", async () => {
		const notes = createMemoryLogger();
		const reads = createReadClient({ url, project, logger: notes });
		await reads.ping();
		await expect(reads.items(collection)).rejects.toMatchObject({
			code: 403,
			reason: "FORBIDDEN",
			collection,
		});
		expect(notes.notes).toEqual([
			{ key: "content.readFailed", details: expect.objectContaining({ collection, code: 403 }) },
		]);
	});
});

describe("the rest of a real Directus", () => {
	it("R-CONTENT-01 accepts files by multipart upload, lists them and returns them, images in the requested size", async () => {
		const pixel =
			"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
		const content = new Blob([Buffer.from(pixel, "base64")], { type: "image/png" });
		const file = (await admin.uploadFile({
			name: "ring.png",
			content,
			fields: { title: `Ring ${suffix}` },
		})) as {
			id: string;
			type: string;
		};
		expect(file).toMatchObject({ type: "image/png", title: `Ring ${suffix}`, filename_download: "ring.png" });
		const { items, meta } = await admin.files({ filter: { id: { _eq: file.id } }, meta: "filter_count" });
		expect([items.length, meta?.filter_count]).toEqual([1, 1]);
		const original = await admin.asset(file.id);
		expect(original.type).toBe("image/png");
		expect(Buffer.from(original.bytes).toString("base64")).toBe(pixel);
		const changed = await admin.asset(file.id, { width: 1, quality: 85, format: "jpg" });
		expect(changed.type).toBe("image/jpeg");
		const nobody = createReadClient({ url, project, logger });
		await expect(nobody.asset(file.id)).rejects.toMatchObject({ code: 403, collection: "directus_files" });
	});

	it("R-CONTENT-01 reads, creates and changes users", async () => {
		const { email } = await newUser("names");
		const { items } = await admin.users({ filter: { email: { _eq: email } }, fields: ["id"] });
		const { id } = items[0] as { id: string };
		await admin.updateUser(id, { first_name: "Lena" });
		expect(await admin.user(id, { fields: ["first_name", "email"] })).toEqual({ first_name: "Lena", email });
	});

	it("R-CONTENT-01 reports collections, fields, relations, roles, settings, permissions, presets, activity", async () => {
		expect(await admin.collections()).toContainEqual(expect.objectContaining({ collection }));
		expect(await admin.fields()).toContainEqual(expect.objectContaining({ collection, field: "title" }));
		const fields = (await admin.fields(collection)) as { field: string }[];
		expect(fields.map(({ field }) => field).sort()).toEqual(["id", "price", "title"]);
		expect((await admin.relations()).length).toBeGreaterThan(0);
		expect((await admin.roles({ fields: ["name"] })).items).toContainEqual({ name: "Administrator" });
		expect(await admin.settings()).toMatchObject({ project_name: expect.any(String) });
		expect(await admin.permissions()).toBeTypeOf("object");
		// Other suites may have installed those of the data model.
		expect((await admin.presets({ filter: { collection: { _eq: collection } } })).items).toEqual([]);
		expect((await admin.activity({ limit: 1 })).items).toHaveLength(1);
		await admin.ping();
	});
});

/** Creates a user with the administrator's role, so that only the call under test can be refused. */
async function newUser(name: string) {
	const { items } = await admin.roles({ fields: ["id"], filter: { name: { _eq: "Administrator" } } });
	const person = { email: `${name}-${suffix}@example.com`, password: "a first password" };
	await admin.createUser({ ...person, role: (items[0] as { id: string }).id });
	return person;
}

/** Returns the token in the last mail to a person. */
async function mailedToken({ email }: { readonly email: string }): Promise<string> {
	const read = async () => {
		const mails = (await readFile(mailbox, "utf8").catch(() => ""))
			.replace(/=\r?\n/g, "")
			.replaceAll("=3D", "=");
		return (
			mails
				.split(`To: ${email}`)
				.at(-1)
				?.match(/[?&]token=([\w.-]+)/)?.[1] ?? ""
		);
	};
	await expect.poll(read, { timeout: 20_000 }).toMatch(/^ey/);
	return read();
}

/** Returns a token of the server that is valid for some seconds. */
function signed(payload: object, seconds: number): string {
	const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
	const now = Math.floor(Date.now() / 1000);
	const body = `${part({ alg: "HS256", typ: "JWT" })}.${part({ ...payload, iat: now, exp: now + seconds, iss: "directus" })}`;
	return `${body}.${createHmac("sha256", administrator.secret).update(body).digest("base64url")}`;
}

/** Returns the current time step of 30 seconds, in which a one-time password is valid (RFC 6238, section 4.1). */
const timeStep = (): number => Math.floor(Date.now() / 30_000);

/** Uses a secret's one-time password, and the next one if the first expired before the response. */
async function withOneTimePassword<T>(secret: string, use: (otp: string) => Promise<T>): Promise<T> {
	const step = timeStep();
	return use(totp(secret, step)).catch((failure: unknown) => {
		if (timeStep() === step) throw failure;
		return withOneTimePassword(secret, use);
	});
}

/** Returns a secret's one-time password in a time step (RFC 6238). */
function totp(secret: string, step: number): string {
	const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
	const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
	const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
	const counter = Buffer.alloc(8);
	counter.writeBigUInt64BE(BigInt(step));
	const digest = createHmac("sha1", key).update(counter).digest();
	const offset = (digest.at(-1) ?? 0) & 15;
	return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
