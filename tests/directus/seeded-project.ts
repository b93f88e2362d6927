import { fileURLToPath } from "node:url";
import { inject } from "vitest";
import { type ContentClient, createContentClient } from "#adapters/content-directus/client/content-client.ts";
import { type AppliedModel, applyModel, upload } from "#adapters/content-directus/model/apply-model.ts";
import { type EditorFlows, installEditorFlows } from "#adapters/content-directus/model/editor-flows.ts";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import type { FolderContent } from "#adapters/content-directus/seed/read-documents.ts";
import { type SeedReport, seedProject } from "#adapters/content-directus/seed/seed-project.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { currentFormat } from "#core/content/upgrade/format.ts";

/** The demo shop's content folder. */
export const demoContent = fileURLToPath(
	new URL("../../adapters/content-files/demo/content", import.meta.url),
);

/** The demo shop's images, some of which smaller folders use. */
export const demoMedia = fileURLToPath(
	new URL("../../adapters/content-files/demo/content/media", import.meta.url),
);

/** Returns a client of the suite's server for a project; anonymous without a token. */
export function clientOf(
	project: string,
	options: { readonly token?: string; readonly url?: string; readonly timeout?: number } = {},
): ContentClient {
	return createContentClient({
		url: inject("directus").url,
		project,
		logger: createMemoryLogger(),
		...options,
	});
}

/** Returns a client with all rights. */
export function adminOf(project: string): ContentClient {
	return clientOf(project, { token: inject("directus").adminToken });
}

/** Returns the function that sends an administrator's requests to a server. */
export function sendTo({ url, adminToken }: { readonly url: string; readonly adminToken: string }): Send {
	return upload(clientOf("any.example", { url, token: adminToken }));
}

/** Applies the data model to the suite's server, with the Flows for editors. */
export function prepareDirectus(): Promise<AppliedModel> {
	return applyAll(upload(adminOf("any.example")));
}

/** Applies the data model to a Directus, with the Flows for editors, as `facette schema` does. */
export async function applyAll(send: Send): Promise<AppliedModel & Pick<EditorFlows, "leftOut">> {
	const applied = await applyModel(send);
	const { changes, leftOut } = await installEditorFlows(send);
	return { ...applied, changes: [...applied.changes, ...changes], leftOut };
}

/** Saves the title of a project's home page, as an editor does. */
export async function saveTitle(project: string, title: string): Promise<void> {
	const send = sendTo(inject("directus"));
	const found = await send("GET", `/items/project?filter[domain][_eq]=${project}&fields=id`);
	const [{ id = "" } = {}] = found as readonly { readonly id?: string }[];
	await send("PATCH", `/items/project/${id}`, { seo_title: title });
}

/** Seeds a folder's content; throws if there are findings. */
export async function seed(project: string, content: FolderContent): Promise<SeedReport> {
	const seeded = await seedProject(adminOf(project), content, demoMedia);
	if (!seeded.ok) throw new Error(JSON.stringify(seeded.error));
	return seeded.value;
}

const page = (template: string, path: string, title: string) => ({
	template,
	translations: [
		{ language: "de", path, title, description: `${title}.`, blocks: [{ type: "text", markdown: "Text." }] },
	],
});

/** Writes a small site with a shop of one product; `name` distinguishes it from others. */
export function smallContent(name: string): FolderContent {
	const names = (display_name: string) => [{ language: "de", display_name }];
	return {
		images: ["favicon.svg", "hero-pearls.jpg", "vase-porcelain.jpg"],
		documents: new Map<string, unknown>([
			["project.json", { format: currentFormat, logo: "favicon.svg", seo_title: name }],
			[
				"company.json",
				{
					company_name: name,
					display_name: name,
					legal_form: "single",
					executives: [{ name: "A. Muster" }],
					addresses: [{ street: "Weg", number: "1", zip_code: "01234", city: "Ort" }],
				},
			],
			["theme.json", { brand_color: "#123456", base_color: "#ffffff" }],
			["legal.json", { translations: [] }],
			["menus.json", [{ display_name: "Start", path: "/" }]],
			["widgets.json", [{ sort: 1, widget_name: "contact" }]],
			["media/index.json", [{ name: "hero-pearls.jpg", translations: [{ language: "de", alt: "Perlen" }] }]],
			["pages/home.json", page("home", "/", name)],
			["pages/service.json", page("service", "/service", "Service")],
			["shop/settings.json", { category_filters: [{ sort: 1, category_id: "vasen" }] }],
			["shop/categories.json", [{ id: "vasen", slug: "vasen", translations: names("Vasen") }]],
			[
				"shop/products/vase.json",
				{
					category: "vasen",
					translations: names(`Vase von ${name}`),
					images: ["vase-porcelain.jpg"],
					price_brutto: "24.90",
					tags: ["neu"],
				},
			],
		]),
	};
}
