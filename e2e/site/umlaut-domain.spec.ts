import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { buildChanged, type ChangedSite, json } from "../support/changed-site.ts";
import { test } from "../support/journey.ts";
import { sitemapFaults } from "../support/published-data.ts";

const readable = "juwelier-müller.example";
const machine = "xn--juwelier-mller-psb.example";

/** Builds the demo shop with another domain, in its company's e-mail address and in a link by full address. */
function buildAt(folder: string, domain: string): ChangedSite {
	return buildChanged(folder, {
		"facette.config.ts": (text) => text.replace("www.juwelier-sternau.example", `www.${domain}`),
		"content/company.json": json<{ readonly emails: readonly { readonly email: string }[] }>((company) => ({
			...company,
			emails: company.emails.map((entry) => ({
				...entry,
				email: entry.email.replace("juwelier-sternau.example", domain),
			})),
		})),
		"content/pages/about.de.md": (text) =>
			`${text}\n[Eigene Adresse](https://www.${domain}/kontakt#anfahrt) und [fremde](https://blog.${domain}/x)\n`,
	});
}

/** Returns the files of a site that hosts serve, and their rules, by path. */
function filesOf({ out }: ChangedSite): ReadonlyMap<string, string> {
	const folder = realpathSync(out);
	const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
		(name) => statSync(join(folder, name)).isFile() && !/^\.(?!host-rules)/.test(name),
	);
	return new Map(names.map((name) => [name, readFileSync(join(folder, name), "latin1")]));
}

test("R-A11Y-04 writes a domain with umlauts in ASCII in every address, the same for both spellings", () => {
	test.setTimeout(600_000);
	const folder = mkdtempSync("dist/test/umlaut-");
	try {
		const built = buildAt(join(folder, "a"), readable);
		const files = filesOf(built);
		expect(files.size).toBeGreaterThan(300);
		const text = (name: string) => Buffer.from(files.get(name) ?? "", "latin1").toString();

		const contact = text("kontakt/index.html");
		expect(contact).toContain(`<link rel="canonical" href="https://www.${machine}/kontakt">`);
		expect(contact).toContain(`content="https://www.${machine}/assets/`);
		expect(contact).toContain(`href="mailto:guten.tag@${machine}"`);
		expect(contact.replaceAll(/<wbr\/?>/g, "")).toContain(`>guten.tag@${readable}<`);
		expect(contact).toMatch(new RegExp(`"email":"guten\\.tag@${machine}"`));
		expect(text("robots.txt")).toContain(`Sitemap: https://www.${machine}/sitemap.xml`);
		expect(sitemapFaults(built.out, `www.${machine}`)).toEqual([]);
		const about = text("uber-uns/index.html");
		expect(about).toContain('<a href="/kontakt#anfahrt">Eigene Adresse</a>');
		expect(about).toContain(`href="https://blog.${machine}/x"`);

		// The Unicode form is only part of displayed e-mail addresses.
		const addresses = new RegExp(`(?:https?:)?//[\\w.]*${readable}|mailto:[^"]*${readable}|"www.${readable}`);
		expect([...files.keys()].filter((name) => addresses.test(text(name)))).toEqual([]);

		const other = filesOf(buildAt(join(folder, "b"), machine));
		expect([...other.keys()]).toEqual([...files.keys()]);
		expect([...other].filter(([name, bytes]) => files.get(name) !== bytes).map(([name]) => name)).toEqual([]);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
});
