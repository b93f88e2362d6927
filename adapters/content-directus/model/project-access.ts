import { randomBytes } from "node:crypto";
import * as v from "valibot";
import { grantRights, type NewParts, nothingNew } from "#adapters/content-directus/model/grant-rights.ts";
import { publicPolicy, reportField } from "#adapters/content-directus/model/model.ts";
import {
	editorPermissions,
	type Permission,
	readPermissions,
	type Send,
	unfiltered,
} from "#adapters/content-directus/model/permissions.ts";
import { stableId } from "#adapters/content-directus/model/stable-id.ts";
import type { Tier } from "#adapters/content-directus/model/tier.ts";
import { ensureUploadFolder } from "#adapters/content-directus/model/upload-folder.ts";
import { machineDomain } from "#core/internet/domain-name.ts";
import { readableDomain } from "#core/internet/readable-domain.ts";

/** A user who can read only one project, including drafts. */
export interface ProjectReader {
	/** The static token of a new reader; null if the reader existed, because its token cannot be read again. */
	readonly token: string | null;
	readonly changes: readonly string[];
}

/** The holder of a policy of a project: the reader for builds, or people who edit. */
type Part = "reader" | "editor";

const entries = v.array(v.object({ id: v.string() }));

async function exists(send: Send, path: string, id: string): Promise<boolean> {
	return v.parse(entries, await send("GET", `${path}?filter[id][_eq]=${id}&fields=id`)).length > 0;
}

/** Adds an entry unless it exists; returns whether it was added. */
async function add(
	send: Send,
	path: string,
	entry: Readonly<Record<string, unknown>> & { readonly id: string },
) {
	if (await exists(send, path, entry.id)) return false;
	await send("POST", path, entry);
	return true;
}

const idOf = (domain: string, part: Part, what: string) => stableId(domain, part, what);

/** Returns the rights of a part in the form that the tier allows. */
function rightsOf(part: Part, project: Place, tier: Tier): readonly Permission[] {
	const { id, domain, media, hasReport } = project;
	const rights =
		part === "reader" ? readPermissions(domain, media) : editorPermissions(id, media ?? "", hasReport);
	return tier === "core" ? unfiltered(rights) : rights;
}

/** A project in Directus. */
interface Place {
	readonly id: string;
	/** In ASCII. */
	readonly domain: string;
	/** The folder of its pictures. */
	readonly media: string | null;
	/** Whether its item has the field of the studio's report. */
	readonly hasReport: boolean;
}

/** Creates role and policy of a part with their rights, or updates the rights on new parts of the model. */
async function ensurePolicy(send: Send, part: Part, project: Place, parts: NewParts, tier: Tier) {
	const { domain } = project;
	const [role, policy] = [idOf(domain, part, "role"), idOf(domain, part, "policy")];
	const isReader = part === "reader";
	const shown = readableDomain(domain);
	const name = isReader ? `Facette ${shown}` : `Redaktion / Editors ${shown}`;
	const icon = isReader ? "visibility" : "edit";
	await add(send, "/roles", { id: role, name, icon });
	const isNew = await add(send, "/policies", {
		id: policy,
		name,
		icon,
		admin_access: false,
		app_access: !isReader,
	});
	await add(send, "/access", { id: idOf(domain, part, "access"), role, policy });
	const rights = rightsOf(part, project, tier);
	const changes = await grantRights(send, rights, parts, {
		policy,
		isNew,
		fillsEmpty: tier === "core",
		domain,
		isNarrowed: isReader,
	});
	return { changes: isNew ? [`role ${name}`, ...changes] : changes, role };
}

/**
 * Creates the user of a project with a static token. With it a build reads the project's items and images, including
 * drafts, and nothing of others where the tier allows such rights. Repeating it changes nothing.
 */
export async function createProjectReader(
	send: Send,
	domain: string,
	folder: string,
	tier: Tier = "filtered",
): Promise<ProjectReader> {
	const project = { id: "", domain, media: folder, hasReport: false };
	const { changes, role } = await ensurePolicy(send, "reader", project, nothingNew, tier);
	const token = randomBytes(32).toString("base64url");
	// Without an e-mail address nobody can log in as the reader; there is only the token.
	const names = { first_name: "Facette", last_name: readableDomain(domain) };
	const user = { id: idOf(domain, "reader", "user"), ...names, role, status: "active", token };
	const isNew = await add(send, "/users", user);
	return { token: isNew ? token : null, changes };
}

const projectFields = v.array(v.object({ field: v.string() }));

/** Returns whether projects have the field of the studio's report. */
export async function hasReportField(send: Send): Promise<boolean> {
	const fields = v.parse(projectFields, await send("GET", "/fields/project"));
	return fields.some(({ field }) => field === reportField);
}

const projects = v.array(v.object({ id: v.string(), domain: v.string(), media: v.nullable(v.string()) }));

async function readProjects(send: Send): Promise<readonly Place[]> {
	const found = v.parse(projects, await send("GET", "/items/project?limit=-1&fields=id,domain,media"));
	const hasReport = await hasReportField(send);
	return found.map((one) => ({ ...one, domain: machineDomain(one.domain) ?? one.domain, hasReport }));
}

/** Creates the role of each project's editors, or updates their rights, and chooses the folder of uploads. Returns the names of the changes. */
export async function createEditors(send: Send, tier: Tier): Promise<readonly string[]> {
	const changes: string[] = [];
	const all = await readProjects(send);
	for (const project of all)
		changes.push(...(await ensurePolicy(send, "editor", project, nothingNew, tier)).changes);
	return [...changes, ...(await ensureUploadFolder(send, all, tier))];
}

/**
 * Gives visitors, and the readers and editors of all projects, their rights on new parts of the model. Where the tier
 * allows no conditions, visitors get none. Returns the names of the changes.
 */
export async function grantToAll(send: Send, parts: NewParts, tier: Tier): Promise<readonly string[]> {
	const visitors = { policy: publicPolicy, isNew: false, domain: null, isNarrowed: true };
	const changes =
		tier === "core" ? [] : [...(await grantRights(send, readPermissions(null, null), parts, visitors))];
	if (parts.collections.has("project")) return changes;
	const all = await readProjects(send);
	for (const project of all)
		for (const part of ["reader", "editor"] as const) {
			if (!(await exists(send, "/policies", idOf(project.domain, part, "policy")))) continue;
			const { changes: rights } = await ensurePolicy(send, part, project, parts, tier);
			const areNew = part === "editor" && rights.length > 0;
			const own = [...rights, ...(areNew ? await ensureUploadFolder(send, all, tier) : [])];
			changes.push(...own.map((change) => `${project.domain}: ${change}`));
		}
	return changes;
}
