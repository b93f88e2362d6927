import type { Claim } from "#core/check/claim.ts";
import { saysAlso } from "#core/check/claims/product-words.ts";
import { phrases } from "#core/text/phrases.ts";

/** Movements that are not made in Switzerland, by their makers and calibres. Ronda, ETA, Sellita and Soprod are Swiss. */
const foreignMovement = phrases`
	miyota|hattori|_TMI_|_SII_|sea-?gull
	_NH ?(34|35|36|38|70)A?_
	seiko (instruments|epson|NH|kaliber|werk|calib|movement)*
	citizen ?-?(kaliber|werk|quarz|calib|movement)*
	(japanisch|chinesisch)(e(s|m|n|r)?) ~ *(werk|kaliber)
	(japanese|chinese) ~2 (movement|calib)*
	(mouvement|calibre) ~2 (japonais|chinois)
	(werk|kaliber|movement|mouvement|calibre) ~2 (aus|from|du|de) (japan|china|chine)*
`;

/** Names of origin that the parts of a product contradict. */
export const originClaims: readonly Claim[] = [
	{
		id: "swiss-movement",
		severity: "warning",
		source: "Art. 1a SR 232.119, § 5 (2) no. 1 UWG",
		stems: phrases`swiss|schweiz|suisse`,
		says: {
			de: phrases`
				swiss-made
				(schweizer|swiss) uhr(! werk)_
			`,
			en: phrases`
				swiss-made
				swiss watch_
			`,
			fr: phrases`
				swiss-made
				montre suisse
			`,
		},
		isIn: (text) => text.kind === "product" && saysAlso(foreignMovement)(text),
	},
];
