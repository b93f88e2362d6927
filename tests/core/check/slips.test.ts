import { describe, expect, it } from "vitest";
import { applyRules } from "#core/check/apply-rules.ts";
import type { CheckedSite } from "#core/check/rule.ts";
import type { Paragraph } from "#core/check/sentences.ts";
import type { Site } from "#core/site/site.ts";
import { createCheckInput } from "#renderer/site/check-input.ts";
import { lawfulTexts } from "#tests/core/check/lawful-texts.ts";
import type { Planted } from "#tests/core/check/plant.ts";
import type { Change, Said } from "#tests/core/check/slip-changes.ts";
import { ownerSlips } from "#tests/core/check/slip-defects.ts";
import { readDemoSite } from "#tests/renderer/demo-shop.ts";

const demo = await readDemoSite();
const { context } = demo.plan({
	orderService: { url: "https://orders.example" },
	features: { appointment: true },
});
const whole = await createCheckInput({ ...context, content: demo.content }, "all pages");

/** The paragraphs of texts that were read already: each change leaves most of them as they are. */
const paragraphs = new Map<string, readonly Paragraph[]>();
const proseOf = (text: string) => {
	const read = paragraphs.get(text) ?? whole.proseOf(text);
	paragraphs.set(text, read);
	return read;
};

/** A part of the site, in which changes of data are found as in the whole. */
const part: CheckedSite = {
	...whole,
	proseOf,
	bodies: whole.bodies.filter(({ page }) => ["home", "about", "jewelry", "watches"].includes(page.id)),
	site: {
		...whole.site,
		legal: { ...whole.site.legal, translations: [] },
		shop: whole.site.shop && {
			...whole.site.shop,
			settings: { ...whole.site.shop.settings, legal_pages: [] },
		},
	},
};

function planted({ site = part.site, ...changed }: Partial<Planted>): CheckedSite {
	const bodies = part.bodies.map(({ page: own, body }) => {
		const page = site.pages.find(({ id }) => id === own.id) ?? own;
		const meta = page.translations.find(({ language }) => language === body.language);
		return { page, body: { ...body, ...meta } };
	});
	return { ...part, bodies, site, ...changed };
}

const identityOf = (finding: object) => JSON.stringify(finding);
const before = new Set(applyRules(planted({})).map(identityOf));

/** Findings of the length of descriptions, which the tables are not about. */
const ofLength = /product-description|short-description/;

const saidIn = (change: Change & Partial<Said>) => change.said ?? null;

/** The rules that each of several statements breaks, all of them on the site at once. */
function rulesOfStatements(changes: readonly Change[]): ReadonlyMap<string, readonly string[]> {
	const said = changes.flatMap((change) => saidIn(change) ?? []);
	const bodies = whole.bodies.map(({ page, body }) => ({
		page,
		body: {
			...body,
			blocks: [
				...body.blocks,
				...said.flatMap(({ template, language, markdown }) =>
					template === page.template && language === body.language
						? [{ type: "text" as const, markdown }]
						: [],
				),
			],
		},
	}));
	const rules = new Map<string, readonly string[]>();
	for (const { key, field, item } of applyRules({ ...whole, proseOf, bodies })) {
		const [, version, place] = /^translations\.(\d+)\.blocks\.(\d+)\.markdown$/.exec(field ?? "") ?? [];
		const found = bodies.find(
			({ page, body }) => item === page.id && page.translations[Number(version)]?.language === body.language,
		)?.body;
		const block = found?.blocks[Number(place)];
		if (!found || block?.type !== "text") continue;
		const name = `${found.language} ${block.markdown}`;
		rules.set(name, [...(rules.get(name) ?? []), key]);
	}
	return rules;
}

/** The rules that each change of the site breaks. */
function rulesOf(changes: readonly (readonly [string, (site: Site) => Partial<Planted>])[]) {
	const statements = rulesOfStatements(changes.map(([, change]) => change));
	return changes.map(([name, change]) => {
		const said = saidIn(change);
		if (said) return { name, keys: statements.get(`${said.language} ${said.markdown}`) ?? [] };
		const found = applyRules(planted(change(part.site))).filter((own) => !before.has(identityOf(own)));
		return { name, keys: found.map(({ key }) => key).filter((key) => !ofLength.test(key)) };
	});
}

describe("a check of sites with slips of owners", () => {
	it("B-LAW-25 B-REL-04 finds each of the slips, of every kind", () => {
		const changes = Object.entries(ownerSlips).flatMap(([kind, slips]) =>
			slips.map(([name, change]) => [`${kind}: ${name}`, change] as const),
		);
		const missed = rulesOf(changes).flatMap(({ name, keys }) => (keys.length === 0 ? [name] : []));
		expect(missed).toEqual([]);
		expect(changes.length).toBeGreaterThanOrEqual(250);
	});

	it("B-LAW-25 blames no lawful text that looks like a slip", () => {
		const blamed = rulesOf(lawfulTexts).flatMap(({ name, keys }) => keys.map((key) => `${key}: ${name}`));
		expect(blamed).toEqual([]);
		expect(lawfulTexts.length).toBeGreaterThanOrEqual(100);
	});
});
