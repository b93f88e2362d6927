import { dirname, join, relative, resolve } from "node:path";
import { type ContentClient, createContentClient } from "#adapters/content-directus/client/content-client.ts";
import { ContentError } from "#adapters/content-directus/client/content-error.ts";
import { type AppliedModel, applyModel, upload } from "#adapters/content-directus/model/apply-model.ts";
import { installEditorFlows } from "#adapters/content-directus/model/editor-flows.ts";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import { createEditors, createProjectReader } from "#adapters/content-directus/model/project-access.ts";
import { readTier } from "#adapters/content-directus/model/tier.ts";
import { findingAt, findingOfError } from "#adapters/content-directus/pull/findings.ts";
import { pullContent } from "#adapters/content-directus/pull/pull-content.ts";
import { readDocuments } from "#adapters/content-directus/seed/read-documents.ts";
import { createSeedContext } from "#adapters/content-directus/seed/seed-context.ts";
import { seedProject } from "#adapters/content-directus/seed/seed-project.ts";
import { createContentFiles } from "#adapters/content-files/content-files.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { machineDomain } from "#core/internet/domain-name.ts";
import { readableDomain } from "#core/internet/readable-domain.ts";
import { contentLanguage, languages } from "#core/language/language.ts";
import { programEntry } from "#renderer/bundler/program-directory.ts";
import { printFindings } from "#renderer/cli/build-command.ts";
import { everyPlace } from "#renderer/cli/group-lines.ts";
import { installStudioLinks } from "#renderer/cli/install-studio-links.ts";
import { installWorkerFlow } from "#renderer/cli/install-worker-flow.ts";
import { commandErrorText, type Messages } from "#renderer/cli/messages.ts";
import type { CommandLine } from "#renderer/cli/options.ts";
import { createProgressBar } from "#renderer/cli/progress.ts";
import { studioSecret } from "#renderer/cli/secrets.ts";
import type { SiteConfig } from "#renderer/config/config.ts";
import { loadConfig } from "#renderer/config/load-config.ts";
import { shopAddress } from "#renderer/config/shop-address.ts";
import { directusCache, tokenVariable } from "#renderer/site/content-source.ts";
import { openSiteModules } from "#renderer/site-modules/open-site-modules.ts";

/** The inputs of a Directus command. */
interface Work {
	readonly client: ContentClient;
	readonly bar: ReturnType<typeof createProgressBar>;
	/** The site's configuration; null if there is none, because options can replace it. */
	readonly config: SiteConfig | null;
}

/** Runs a command with a Directus client; the exit status is 1 if an option is missing or Directus fails. */
async function withDirectus(
	options: CommandLine,
	messages: Messages,
	run: (work: Work) => Promise<number>,
): Promise<number> {
	const loaded = await loadConfig(options.siteDirectory, programEntry);
	// A missing configuration is fine if the options are complete; an invalid one is an error.
	if (!loaded.ok && loaded.error.some(({ key }) => key !== "config.missing")) {
		printFindings(loaded.error, messages, everyPlace);
		return 1;
	}
	const config = loaded.ok ? loaded.value : null;
	const opened = config && (await openSiteModules(options.siteDirectory, config));
	if (opened && !opened.ok) {
		printFindings(opened.error, messages);
		return 1;
	}
	const named = config?.content.from === "directus" ? config.content : null;
	const url = options.url ?? named?.url ?? null;
	const requestedProject = options.project && (machineDomain(options.project) ?? options.project);
	const project = requestedProject ?? named?.project ?? config?.domain ?? null;
	const needsProject = options.command !== "schema" || options.studio !== null;
	if (url === null || (project === null && needsProject)) {
		console.error(commandErrorText(url === null ? "directus.noUrl" : "directus.noProject", {}, messages));
		return 1;
	}
	const token = process.env[tokenVariable];
	if (!token && options.command !== "pull") {
		console.error(commandErrorText("directus.noToken", {}, messages));
		return 1;
	}
	const client = createContentClient({
		url,
		project: project ?? "facette",
		...(token ? { token } : {}),
		// A failed request ends the command with a more precise finding.
		logger: { note: () => undefined },
	});
	const bar = createProgressBar(process.stderr);
	try {
		return await run({ client, bar, config });
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		bar.clear();
		printFindings([findingOfError(error, url, url)], messages);
		return 1;
	} finally {
		bar.clear();
		client.close();
	}
}

/** Runs `facette pull`: writes a Directus project to a content folder (B-USE-04). */
export function pullCommand(options: CommandLine, messages: Messages): Promise<number> {
	return withDirectus(options, messages, async ({ client, bar }) => {
		const directory = options.outputDirectory;
		const pulled = await pullContent({
			client,
			directory,
			cache: join(directusCache(dirname(directory)), "pictures"),
			drafts: false,
			onProgress: (stage, done, total) => bar.show(messages(`directus.${stage}`), done, total),
		});
		bar.clear();
		if (!pulled.ok) {
			printFindings(pulled.error, messages, everyPlace);
			return 1;
		}
		const { documents, images, changed } = pulled.value;
		const path = relative(process.cwd(), directory) || directory;
		console.log(messages(changed ? "directus.pulled" : "directus.same", { documents, images, path }));
		return 0;
	});
}

/** The findings about collections of earlier models that are kept. */
const reasonKeys = {
	items: "directus.schema.keptItems",
	fields: "directus.schema.keptFields",
	values: "directus.schema.keptValues",
} as const;

/** Returns what the model leaves to people: former columns and collections with content of their own. */
function schemaWarnings({ former, moved }: AppliedModel): readonly ContentFinding[] {
	const columns = former.map(({ collection, from, to, items }) =>
		findingAt(collection, from, "directus.schema.former", { name: from, replacement: to, count: items }),
	);
	const collections = moved.flatMap(({ collection, to, keptBecause: reason, left }) =>
		reason === null
			? []
			: [findingAt(collection, null, reasonKeys[reason], { count: left, names: left, to })],
	);
	return [...columns, ...collections].map((finding) => ({ ...finding, severity: "warning" }));
}

function printChanges({ changes, moved, tier }: AppliedModel, isDry: boolean, messages: Messages): void {
	for (const change of changes) console.log(`  ${change}`);
	const removed = moved.filter(({ keptBecause: reason }) => reason === null);
	for (const { collection, items, to } of removed)
		console.log(`  ${messages(isDry ? "directus.wouldMove" : "directus.moved", { collection, items, to })}`);
	if (tier === "core") console.log(messages("directus.core"));
	const count = changes.length + removed.length;
	const done = isDry ? "directus.wouldApply" : "directus.applied";
	console.log(messages(count > 0 ? done : "directus.nothing", { changes: count }));
}

/** Installs the Flows that help editors, after those that a studio or workers need, and names those without room. */
async function installFlows(send: Send, isDry: boolean, messages: Messages): Promise<void> {
	const { changes, leftOut } = await installEditorFlows(send, isDry);
	for (const change of changes) console.log(`  ${change}`);
	if (changes.length > 0)
		console.log(messages(isDry ? "directus.wouldAddFlows" : "directus.flows", { changes: changes.length }));
	if (leftOut.length > 0) console.log(messages("directus.flowsLeftOut", { names: leftOut.join(", ") }));
}

/** Runs `facette schema`: applies the data model to a Directus. */
export async function schemaCommand(options: CommandLine, messages: Messages): Promise<number> {
	const { studio, worker } = options;
	const secret = studioSecret(process.env);
	if (studio !== null && secret === null) {
		console.error(commandErrorText("studio.noSecret", {}, messages));
		return 1;
	}
	return withDirectus(options, messages, async ({ client }) => {
		const send = upload(client);
		const applied = await applyModel(send, { isDry: options.dryRun });
		if (applied.conflicts.length > 0) {
			const findings = applied.conflicts.map(({ place, found, expected }) => {
				const [collection = "", field = null] = place.split(".");
				return findingAt(collection, field, "directus.schema.type", { found, expected });
			});
			printFindings(findings, messages, everyPlace);
			return 1;
		}
		printFindings(schemaWarnings(applied), messages, everyPlace);
		printChanges(applied, options.dryRun, messages);
		if (options.editors && !options.dryRun) {
			const changes = await createEditors(send, applied.tier);
			for (const change of changes) console.log(`  ${change}`);
			console.log(messages("directus.editors", { changes: changes.length }));
		}
		const [studioUrl, workerUrl] = options.dryRun ? [null, null] : [studio, worker];
		const studioStatus =
			studioUrl !== null && secret !== null
				? await installStudioLinks(client, studioUrl, secret, messages)
				: 0;
		const workerStatus = workerUrl === null ? 0 : await installWorkerFlow(client, workerUrl, messages);
		await installFlows(send, options.dryRun, messages);
		return studioStatus || workerStatus;
	});
}

/** Returns the content folder to seed from; null if none is given. */
function seedFolder({ from, siteDirectory }: CommandLine, config: SiteConfig | null): string | null {
	if (from !== null) return from;
	return config?.content.from === "files" ? resolve(siteDirectory, config.content.directory) : null;
}

/** Runs `facette seed`: uploads a content folder to a Directus project. */
export function seedCommand(options: CommandLine, messages: Messages): Promise<number> {
	return withDirectus(options, messages, async ({ client, bar, config }) => {
		const directory = seedFolder(options, config);
		if (directory === null) {
			console.error(commandErrorText("directus.noFolder", {}, messages));
			return 1;
		}
		const checked = await createContentFiles({
			directory,
			languages: config?.languages ?? languages,
			defaultLanguage: config?.defaultLanguage ?? contentLanguage,
			...(config && { shop: shopAddress(config) }),
		}).load();
		if (!checked.ok) {
			printFindings(checked.error, messages, everyPlace);
			return 1;
		}
		const show = (done: number, total: number) => bar.show(messages("directus.seeding"), done, total);
		const seeded = await seedProject(client, readDocuments(directory), join(directory, "media"), show);
		bar.clear();
		if (!seeded.ok) {
			printFindings(seeded.error, messages, everyPlace);
			return 1;
		}
		console.log(messages("directus.seeded", { project: readableDomain(client.project), ...seeded.value }));
		if (options.token) await printReader(client, messages);
		return 0;
	});
}

async function printReader(client: ContentClient, messages: Messages): Promise<void> {
	const { project } = client;
	const send = upload(client);
	const { mediaFolder } = createSeedContext(project);
	const { token } = await createProjectReader(send, project, mediaFolder, await readTier(send));
	const shown = readableDomain(project);
	if (token === null) console.log(messages("directus.reader", { project: shown }));
	else console.log(messages("directus.token", { project: shown, token }));
}
