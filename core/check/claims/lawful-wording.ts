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

/** At most 40 other characters of the clause. */
const sameClause = /[^.!?,;]{0,40}/;

/** Requests that leave the right unchanged, and rights that the shop adds. */
export const onlyAsked = phrases`
	${polite}
	${addsToRights}
	# Not a condition
	keine bedingung|voraussetzung|pflicht
	nicht nötig|notwendig|erforderlich|zwingend|bedingung|voraussetzung|pflicht
	(bedingung|voraussetzung|pflicht)${sameClause} nicht
	not (a condition|a requirement|required|necessary|mandatory|compulsory)
	no condition|requirement
	(needn’t|need not|(don|doesn)’t (need|have) to)_
	pas|ni (une condition|obligatoire|nécessaire|exigée?s?|indispensable|requise?s?)
	# A voucher that the customer chooses
	(prefer|rather|choose|opt|would like|wish) …20 (store credit|shop credit|voucher|gift card)
	(store credit|shop credit|voucher|gift card) …30 if you (prefer|like|wish|want)
	(lieber|bevorzug|auf (Ihren|deinen)? wunsch|wahlweise|nach Ihrer wahl) …40 (gutschein|gutschrift)
	(gutschein|gutschrift)* …30 (lieber|bevorzug|wunsch|wahl_|vorzieh)
	(préfér|souhait|choisi|optez|(à|selon) votre (choix|demande)) …40 (avoir|bon d’achat)
	(avoir|bon d’achat) …30 si vous ~ (préfér|souhait)
	# Gift cards, which nobody has to pay out
	^~ (
		(geschenk)?gutschein|geschenkkarte|(gift )?voucher|gift (card|certificate)|
		(carte|chèque|bon)s? cadeau
	)* …* (_bar_|barauszahl|ausgezahlt|ausbezahlt|_cash_|espèces)
	# Costs that the law leaves to the customer
	mehrkosten|supplémentaires
	(additional|extra) costs?
	# Wishes, and repairs
	möglichst|idealerweise|reparatur|ideally|repair|réparation
	wenn möglich
	nach möglichkeit
	if|where possible
	si possible
	de préférence
`;
