import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FormerAddress } from "#adapters/content-exports/exported-product.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { formerPattern } from "#core/routes/path-pattern.ts";
import { type Result, succeed } from "#core/shared/result.ts";
import type { SiteConfig } from "#renderer/config/config.ts";
import { readRedirectsFile } from "#renderer/config/redirects-file.ts";

/** The file of redirects of a site whose configuration names none. */
export const defaultRedirectsFile = "redirects.csv";

/** The redirects that an import adds to a site. */
export interface RedirectWrite {
	/** Relative to the site's folder. */
	readonly file: string;
	/** The whole text of the file; null if there is nothing to add. */
	readonly text: string | null;
	readonly added: number;
}

function cell(text: string, separator: string): string {
	return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns the file of a site's redirects with those of an import; redirects of the same addresses stay as they are. */
export function redirectWrite(
	siteDirectory: string,
	{ redirects: { file: named, moved }, domain }: Pick<SiteConfig, "redirects" | "domain">,
	addresses: readonly FormerAddress[],
): Result<RedirectWrite, readonly ContentFinding[]> {
	const file = named ?? defaultRedirectsFile;
	const path = join(siteDirectory, file);
	const exists = existsSync(path);
	const read = exists ? readRedirectsFile(siteDirectory, file, { domain, moved: {} }) : succeed({});
	if (!read.ok) return read;
	const existingPaths = new Set([...Object.keys(moved), ...Object.keys(read.value)]);
	const added = addresses.filter(({ from }) => !existingPaths.has(formerPattern(from) ?? from));
	if (added.length === 0) return succeed({ file, text: null, added: 0 });
	const before = exists ? readFileSync(path, "utf8") : "from,to\n";
	const [first = ""] = before.split(/\r?\n/, 1);
	const separator = [";", "\t"].find((sign) => first.includes(sign)) ?? ",";
	const lines = added.map(({ from, to }) => [from, to].map((text) => cell(text, separator)).join(separator));
	const text = `${before}${before === "" || before.endsWith("\n") ? "" : "\n"}${lines.join("\n")}\n`;
	return succeed({ file, text, added: added.length });
}
