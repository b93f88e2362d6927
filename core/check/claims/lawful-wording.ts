import { phrases } from "#core/text/phrases.ts";

/** Polite requests, which oblige nobody. "Bitte beachten Sie, dass …" is a notice instead, and obliges. */
export const polite = phrases`
	((beachten|bedenken|wählen) sie !)bitte(! (
		be(achte|denke|rücksichtige)|habe|verstehe|wähle|prüfe|überlege|merke|lese|lies|informiere
	))
	please(! (note|be aware|choose|check|remember|understand|consider|bear|read|make sure))
	merci de(! (noter|bien noter|choisir|vérifier|lire|comprendre|votre compréhension))
`;

/** Customers who are no consumers. */
export const soldToTrade = phrases`
	für|als|gegenüber unternehmer|kaufleute|gewerb
	business customers
	professionnels
`;

/** Words that add to the statutory rights and leave them unchanged. */
export const addsToRights = phrases`
	freiwillig|kulanz|voluntar|goodwill|volontaire
	zusätzlich|ergänzend zu(m|r)?_
	neben dem|der|ihre(m|r) gesetzlich
	über das|ihr|die gesetzliche*|*recht
	(in addition to|on top of|beyond) the|your statutory|legal|right
	geste commercial
	en plus|complément d(u|e votre) droit|délai_
	outre le|votre droit|délai
	au-delà d(u|e votre) droit|délai
`;
