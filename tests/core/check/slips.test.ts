import { describe, expect, it } from "vitest";
import { applyRules } from "#core/check/apply-rules.ts";
import type { CheckedSite } from "#core/check/rule.ts";
import { demoInput } from "#tests/core/check/demo-input.ts";
import { lawfulTexts } from "#tests/core/check/lawful-texts.ts";
import type { Planted } from "#tests/core/check/plant.ts";
import type { AddedText, Change, EditedProduct } from "#tests/core/check/slip-changes.ts";
import { ownerSlips } from "#tests/core/check/slip-defects.ts";

type NamedChange = readonly [string, Change & Partial<EditedProduct & AddedText>];

const slips = Object.entries(ownerSlips).flatMap(([kind, changes]) =>
	changes.map(([name, change]): NamedChange => [`${kind}: ${name}`, change]),
);

/** The products that slips edit, and the vases and watches, which some slips compare with each other. */
const edited = new Set(slips.map(([, { slug }]) => slug));
const isEdited = ({ slug }: { readonly slug: string }) =>
	edited.has(slug) || /^(?:vase|alpenhorn|kronberg)-/.test(slug);

/** A part of the site in which data changes are found as in the complete one. */
const part: CheckedSite = {
	...demoInput,
	bodies: demoInput.bodies.filter(({ page }) => ["home", "about", "jewelry", "watches"].includes(page.id)),
	site: {
		...demoInput.site,
		legal: { ...demoInput.site.legal, translations: [] },
		shop: demoInput.site.shop && {
			...demoInput.site.shop,
			products: demoInput.site.shop.products.filter(isEdited),
			settings: { ...demoInput.site.shop.settings, legal_pages: [] },
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

/** Rules for the length of descriptions, which the samples do not concern. */
const lengthRules = /product-description|short-description/;

const saidIn = (change: NamedChange[1]) => change.said ?? null;

/** Returns the rules broken by each of several statements, all applied to the site at once. */
function rulesOfStatements(changes: readonly NamedChange[1][]): ReadonlyMap<string, readonly string[]> {
	const said = changes.flatMap((change) => saidIn(change) ?? []);
	const bodies = demoInput.bodies.map(({ page, body }) => ({
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
	for (const { key, field, item } of applyRules({ ...demoInput, bodies })) {
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

/** Divides changes of products into rounds, each with one change per product at most; any other change is a round of its own. */
function roundsOf(changes: readonly NamedChange[]): readonly (readonly NamedChange[])[] {
	const rounds = new Map<NamedChange | number, NamedChange[]>();
	const counts = new Map<string, number>();
	for (const named of changes) {
		const [, { slug }] = named;
		const count = counts.get(slug ?? "") ?? 0;
		if (slug !== undefined) counts.set(slug, count + 1);
		const key = slug === undefined ? named : count;
		rounds.set(key, [...(rounds.get(key) ?? []), named]);
	}
	return [...rounds.values()];
}

/** Returns the rules broken by each change of a round, which are applied to the site at once. */
function rulesOfRound(round: readonly NamedChange[]) {
	let changed: Partial<Planted> = {};
	for (const [, change] of round) changed = { ...changed, ...change(changed.site ?? part.site) };
	const found = applyRules(planted(changed)).filter(
		(own) => !before.has(identityOf(own)) && !lengthRules.test(own.key),
	);
	return round.map(([name, { slug }]) => {
		const product = part.site.shop?.products.find((own) => own.slug === slug);
		const own = round.length === 1 ? found : found.filter(({ item }) => item === String(product?.id));
		return { name, keys: own.map(({ key }) => key) };
	});
}

/** Returns the rules broken by each change to the site. */
function rulesOf(changes: readonly NamedChange[]) {
	const statements = rulesOfStatements(changes.map(([, change]) => change));
	const said = changes.flatMap(([name, change]) => {
		const text = saidIn(change);
		return text ? [{ name, keys: statements.get(`${text.language} ${text.markdown}`) ?? [] }] : [];
	});
	const others = changes.filter(([, change]) => saidIn(change) === null);
	return [...said, ...roundsOf(others).flatMap(rulesOfRound)];
}

describe("a check of sites with owners' mistakes", () => {
	it("B-LAW-25 B-REL-04 finds each mistake of every kind", () => {
		const missed = rulesOf(slips).flatMap(({ name, keys }) => (keys.length === 0 ? [name] : []));
		expect(missed).toEqual([]);
		expect(slips.length).toBeGreaterThanOrEqual(250);
	});

	it("B-LAW-25 finds nothing in lawful texts that resemble mistakes", () => {
		const blamed = rulesOf(lawfulTexts).flatMap(({ name, keys }) => keys.map((key) => `${key}: ${name}`));
		expect(blamed).toEqual([]);
		expect(lawfulTexts.length).toBeGreaterThanOrEqual(100);
	});
});
