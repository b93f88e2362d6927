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
