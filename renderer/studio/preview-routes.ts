import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isLanguage, type Language } from "#core/language/language.ts";
import { programDirectory } from "#renderer/bundler/program-directory.ts";
import type { DevFile, DevSite } from "#renderer/dev/dev-site.ts";
import type { DevDocument } from "#renderer/dev/page-documents.ts";
import type { PageReloads } from "#renderer/dev/page-reloads.ts";
import { validity } from "#renderer/studio/links.ts";
import {
	type BarTexts,
	followingScript,
	previewDocument,
	visualEditingPath,
} from "#renderer/studio/preview-document.ts";
import { type PreviewSites, type PreviewVersion, previewVersions } from "#renderer/studio/preview-sites.ts";
import {
	isSigned,
	preferredLanguage,
	queryOf,
	type StudioTools,
	sendPage,
} from "#renderer/studio/requests.ts";
import { plainPage, problemPage } from "#renderer/studio/studio-page.ts";

/** The options of {@link addPreviewRoutes}. */
export interface PreviewRouteOptions extends StudioTools {
	readonly sites: PreviewSites;
	readonly reloads: PageReloads;
	/** The origin of Directus, whose pages may show previews in a frame. */
	readonly directusOrigin: string;
	readonly defaultLanguage: Language;
	/** The site's languages. */
	readonly languages: readonly Language[];
	/** Returns a file of the compiled program; null if there is none. */
	programFile(path: string): DevFile | null;
}

/** The page that a preview shows. */
interface PreviewTarget {
	readonly path: string;
	readonly lang: Language;
	readonly version: PreviewVersion;
}

/** Returns what a signed link asks for; null if a part is missing or unknown. */
function targetOf(query: URLSearchParams, languages: readonly Language[]): PreviewTarget | null {
	const [path, lang] = [query.get("path") ?? "", query.get("lang") ?? ""];
	const version = previewVersions.find((name) => name === (query.get("version") ?? "draft"));
	if (!path.startsWith("/") || !isLanguage(lang) || !languages.includes(lang) || !version) return null;
	return { path, lang, version };
}

/** Allows the page's own styles, images and fonts, the script with the nonce, and frames of Directus. */
function previewPolicy(nonce: string, directusOrigin: string): string {
	return [
		"default-src 'none'",
		"img-src 'self' data:",
		"style-src 'self' 'unsafe-inline'",
		"font-src 'self'",
		"media-src 'self'",
		`script-src 'nonce-${nonce}'`,
		"connect-src 'self'",
		"base-uri 'none'",
		"form-action 'none'",
		`frame-ancestors ${directusOrigin}`,
	].join("; ");
}

/** Returns the version of a page in a language, or the page itself if that language lacks it. */
async function documentIn(site: DevSite, { path, lang }: PreviewTarget): Promise<DevDocument | null> {
	const document = await site.document(path);
	if (!document || document.language === lang) return document;
	const choice = document.languageChoices.find(({ language, translated }) => translated && language === lang);
	return choice ? site.document(choice.path) : document;
}

function barTexts(
	say: ReturnType<StudioTools["texts"]>,
	{ isDraft }: DevDocument,
	version: PreviewVersion,
): BarTexts {
	const mark = version === "published" ? "published" : isDraft ? "draft" : "newest";
	return {
		mark: say(`studio.bar.${mark}`),
		open: say("studio.bar.open"),
		languages: say("studio.bar.languages"),
	};
}

/** Adds the previews of pages, and the files that they load. */
export function addPreviewRoutes(server: FastifyInstance, options: PreviewRouteOptions): void {
	const { links, sites, texts } = options;
	const addressOf = (target: PreviewTarget) => links.sign("/preview", { ...target }, validity.shared);

	/** Sends a page about a preview that cannot be shown; it is loaded again after the next save. */
	function sendProblem(request: FastifyRequest, reply: FastifyReply, script: string, key: string) {
		const language = preferredLanguage(request);
		const say = texts(language);
		const page = plainPage(language, say(`studio.${key}.title`), say(`studio.${key}.text`), script);
		return sendPage(reply, key === "badRequest" ? 400 : 404, page);
	}

	function allowFrame(reply: FastifyReply): string {
		const nonce = randomUUID();
		reply.header("content-security-policy", previewPolicy(nonce, options.directusOrigin));
		return nonce;
	}

	server.get("/open", async (request, reply) => {
		if (!isSigned("/open", options, request, reply)) return reply;
		const query = queryOf(request);
		const site = await sites.newest("draft");
		const paths = site.ok
			? site.value.pathsOfItem(query.get("collection") ?? "", query.get("id") ?? "")
			: new Map<Language, string>();
		const [first] = [...paths].sort(([one]) => (one === options.defaultLanguage ? -1 : 1));
		const [lang, path] = first ?? [options.defaultLanguage, "/"];
		return reply.redirect(addressOf({ path, lang, version: "draft" }), 303);
	});

	server.get("/preview", async (request, reply) => {
		if (!isSigned("/preview", options, request, reply)) return reply;
		const nonce = allowFrame(reply);
		// Before the site is opened, so that a page that misses a save while it loads follows it.
		const state = options.reloads.state();
		const script = followingScript(nonce, state);
		const target = targetOf(queryOf(request), options.languages);
		if (!target) return sendProblem(request, reply, script, "badRequest");
		const site = await sites.newest(target.version);
		if (!site.ok) {
			const language = preferredLanguage(request);
			const shown = options.findings(site.error, language);
			return sendPage(reply, 503, problemPage(language, shown, texts(language), script));
		}
		const document = await documentIn(site.value, target);
		if (!document) return sendProblem(request, reply, script, "notFound");
		const html = previewDocument(document, {
			texts: barTexts(texts(document.language), document, target.version),
			...{ nonce, state },
			directusOrigin: options.directusOrigin,
			address: addressOf(target),
			previewOf(path) {
				const lang = site.value.languageAt(path);
				return lang && addressOf({ path, lang, version: target.version });
			},
		});
		return sendPage(reply, 200, html);
	});

	server.get<{ readonly Params: { readonly state: string } }>("/preview/events/:state", (request, reply) => {
		if (!isSigned("/preview", options, request, reply)) return;
		reply.hijack();
		options.reloads.add(reply.raw, request.params.state);
	});
	server.get(visualEditingPath, (_, reply) =>
		reply
			.type("text/javascript; charset=utf-8")
			.send(readFileSync(join(programDirectory, "visual-editing.js"))),
	);
	addFiles(server, options);
}

/** Serves the files that previews load. Each is named by its content, which no one can guess, so that it needs no signature. */
function addFiles(server: FastifyInstance, { programFile, sites }: PreviewRouteOptions): void {
	async function fileAt(path: string): Promise<DevFile | null> {
		const program = programFile(path);
		if (program) return program;
		for (const site of sites.opened()) {
			const asset = await site.asset(path);
			if (asset) return asset;
		}
		return null;
	}
	server.setNotFoundHandler(async (request, reply) => {
		const [path = ""] = request.url.split("?");
		const isRead = request.method === "GET" || request.method === "HEAD";
		const file = isRead ? await fileAt(path) : null;
		if (!file) return reply.code(404).type("text/plain").send("Not found\n");
		// A page is loaded again after each save, its files are not.
		reply.header("cache-control", "private, max-age=31536000, immutable");
		return reply.type(file.type).send(file.content);
	});
}
