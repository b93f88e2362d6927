import * as v from "valibot";
import { findingMessage } from "#core/content/message.ts";
import { isExternal, type Move, type MovedPaths, moveOf, moveStatuses } from "#core/routes/moved-paths.ts";
import { formerPattern, placeholdersOf, samplePath } from "#core/routes/path-pattern.ts";
import { isSitePath } from "#core/routes/paths.ts";
import { ownSentences, webAddress } from "#renderer/config/address-schemas.ts";

/** A fault of a redirect: the value that is wrong, and the catalogue key of the sentence. */
export interface RedirectFault {
	readonly input: string;
	readonly key: string;
}

function isTarget(to: string, former: ReadonlySet<string | null>): boolean {
	if (isExternal(to))
		return v.is(
			v.pipe(v.string(), v.regex(/^https?:\/\/[^\s\\]+$/i, webAddress), v.url(webAddress)),
			to.replace("*", "x"),
		);
	const target = formerPattern(to);
	if (target === null) return false;
	return isSitePath(samplePath(to)) || former.has(target) || /^\/(?:robots\.txt|sitemap\.xml)$/.test(to);
}

/** Returns what is wrong with a redirect; null if nothing is. `former` are the normalized former paths of all redirects. */
export function redirectFault(
	from: string,
	{ to, status }: Move,
	former: ReadonlySet<string | null>,
): RedirectFault | null {
	const path = formerPattern(from);
	if (path === null) return { input: from, key: ownSentences.formerPath };
	if (to === null) return status === 410 ? null : { input: from, key: ownSentences.noTarget };
	if (status === 410) return { input: to, key: ownSentences.goneTarget };
	if (!isTarget(to, former)) return { input: to, key: ownSentences.path };
	const names = placeholdersOf(path);
	return placeholdersOf(to).every((name) => names.includes(name))
		? null
		: { input: to, key: ownSentences.placeholder };
}

/** Returns a redirect normalized as hosts compare addresses. */
export function normalizedMove(from: string, value: string | Move): readonly [string, string | Move] {
	const { to, ...move } = moveOf(value);
	const target = to === null || isExternal(to) ? to : (formerPattern(to) ?? to);
	const path = formerPattern(from) ?? from;
	if (target !== null && move.status === 301 && move.place === undefined) return [path, target];
	return [path, { to: target, ...move }];
}

const statuses = moveStatuses.join(", ");

/** A target alone, or a target with its status. */
const move = v.lazy((stated) =>
	typeof stated === "object"
		? v.strictObject(
				{
					to: v.optional(v.nullable(v.string()), null),
					status: v.optional(
						v.picklist(
							moveStatuses,
							findingMessage("content.unknown.value", { found: "", allowed: statuses }, []),
						),
						301,
					),
				},
				findingMessage("content.field.unknown", { name: "", allowed: "" }, ["to", "status"]),
			)
		: v.string(),
);

/** Former addresses, normalized as hosts compare them, with what replaced them: pages, further former addresses or other sites. */
export const movedPaths = v.pipe(
	v.record(v.string(), move),
	v.rawCheck(({ dataset: { typed, value }, addIssue }) => {
		if (!typed) return;
		const targets = new Map<string, string>();
		const former = new Set(Object.keys(value).map(formerPattern));
		for (const [key, stated] of Object.entries(value)) {
			const refuse = ({ input, key: message }: RedirectFault) =>
				addIssue({
					input,
					message,
					path: [{ type: "object", origin: "value", input: value, key, value: stated }],
				});
			const fault = redirectFault(key, moveOf(stated), former);
			const [from, normalized] = normalizedMove(key, stated);
			const target = JSON.stringify(moveOf(normalized));
			if (fault) refuse(fault);
			else if ((targets.get(from) ?? target) !== target)
				refuse({ input: key, key: ownSentences.sameFormerPath });
			else targets.set(from, target);
		}
	}),
	v.transform(
		(moved): MovedPaths =>
			Object.fromEntries(Object.entries(moved).map(([from, value]) => normalizedMove(from, value))),
	),
);
