import { randomBytes } from "node:crypto";
import * as v from "valibot";
import { grantReadAccess, type Send } from "#adapters/content-directus/model/permissions.ts";
import { stableId } from "#adapters/content-directus/model/stable-id.ts";
import { readableDomain } from "#core/internet/readable-domain.ts";

/** A user who can read only one project, including drafts. */
export interface ProjectReader {
	/** The static token of a new reader; null if the reader existed, because its token cannot be read again. */
	readonly token: string | null;
	readonly changes: readonly string[];
}

const entries = v.array(v.object({ id: v.string() }));

/** Adds an entry unless it exists; returns whether it was added. */
async function add(
	send: Send,
	path: string,
	entry: Readonly<Record<string, unknown>> & { readonly id: string },
) {
	const found = v.parse(entries, await send("GET", `${path}?filter[id][_eq]=${entry.id}&fields=id`));
	if (found.length > 0) return false;
	await send("POST", path, entry);
	return true;
}

/**
 * Creates the user of a project with a static token. With it a build reads the project's items and images, including
 * drafts, and nothing of others. Repeating it changes nothing.
 */
export async function createProjectReader(
	send: Send,
	domain: string,
	folder: string,
): Promise<ProjectReader> {
	const id = (what: string) => stableId(domain, "reader", what);
	const shown = readableDomain(domain);
	const name = `Facette ${shown}`;
	await add(send, "/roles", { id: id("role"), name, icon: "visibility" });
	const policy = { id: id("policy"), name, icon: "visibility", admin_access: false, app_access: false };
	await add(send, "/policies", policy);
	await add(send, "/access", { id: id("access"), role: id("role"), policy: id("policy") });
	const changes = await grantReadAccess(send, id("policy"), domain, folder);
	const token = randomBytes(32).toString("base64url");
	// Without an e-mail address nobody can log in as the reader; there is only the token.
	const names = { first_name: "Facette", last_name: shown };
	const user = { id: id("user"), ...names, role: id("role"), status: "active", token };
	const isNew = await add(send, "/users", user);
	return { token: isNew ? token : null, changes: isNew ? [...changes, `user ${name}`] : changes };
}
