import type { Site } from "#core/site/site.ts";
import { company, type SiteDefect, site } from "#tests/core/check/plant.ts";

/** Changes the demo's company to a société anonyme established in another country. */
const seatIn = (country_code: string) => (demo: Site) => {
	const [address] = demo.company.addresses;
	return company({ legal_form: "SA", addresses: [{ ...address, country_code }] })(demo);
};

/** Defects of imprints, and of a shop under French law. */
export const imprintDefects: readonly SiteDefect[] = [
	[
		"a legal text that no page shows",
		(demo) => ({
			body: (body) =>
				body.path === "/impressum"
					? { ...body, blocks: body.blocks.filter(({ type }) => type !== "legal") }
					: body,
			site: demo,
		}),
		"legal-text-unshown",
		"legal.json",
	],
	["a French shop without a director of publication", seatIn("FR"), "publication-director", "legal.json"],
	["a French company without its share capital", seatIn("FR"), "share-capital", "legal.json"],
	["an Austrian shop without its trade authority", seatIn("AT"), "trade-authority", "legal.json"],
	["an Austrian shop that discloses no business", seatIn("AT"), "media-disclosure", "legal.json"],
	[
		"German texts on the French pages of a shop in France",
		(demo) =>
			site(({ project }) => ({
				project: {
					...project,
					translations: project.translations.filter(({ language }) => language !== "fr"),
				},
			}))(seatIn("FR")(demo).site),
		"german-texts-in-france",
		"project.json",
	],
];
