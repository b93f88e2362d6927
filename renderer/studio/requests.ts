import type { FastifyReply, FastifyRequest } from "fastify";
import type { ContentFinding } from "#core/content/finding.ts";
import { isLanguage, type Language } from "#core/language/language.ts";
import type { SignedLinks } from "#renderer/studio/links.ts";
import { plainPage, type ShownFinding, type Texts } from "#renderer/studio/studio-page.ts";

/** The tools that all routes share. */
export interface StudioTools {
	readonly links: SignedLinks;
	/** Returns the texts in a language. */
	texts(language: Language): Texts;
	/** Returns findings as texts in a language. */
	findings(findings: readonly ContentFinding[], language: Language): readonly ShownFinding[];
}

/** Returns the language that a browser prefers among those of the studio. */
export function preferredLanguage(request: FastifyRequest): Language {
	const preferred = (request.headers["accept-language"] ?? "")
		.split(",")
		.map((part) => part.trim().slice(0, 2));
	return preferred.find(isLanguage) ?? "en";
}

/** Returns the query of a request. */
export function queryOf({ url }: FastifyRequest): URLSearchParams {
	return new URL(url, "http://studio.invalid").searchParams;
}

/** Sends a plain page; the response has no other content. */
export function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
	return reply.code(status).type("text/html; charset=utf-8").send(html);
}

/** Refuses a request unless its link is signed and has not expired; returns whether it may continue. */
export function isSigned(
	route: string,
	{ links, texts }: Pick<StudioTools, "links" | "texts">,
	request: FastifyRequest,
	reply: FastifyReply,
): boolean {
	const state = links.check(route, queryOf(request));
	if (state === "valid") return true;
	const language = preferredLanguage(request);
	const say = texts(language);
	sendPage(reply, 403, plainPage(language, say(`studio.${state}.title`), say(`studio.${state}.text`)));
	return false;
}
