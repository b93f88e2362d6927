/** More sentences that a rule finds: those in terms, notes and consents. */
export const termsSamples: Readonly<Record<string, Readonly<Record<"de" | "en" | "fr", readonly string[]>>>> =
	{
		"return-risk": {
			de: [
				"Die Rücksendung geschieht auf Gefahr des Käufers.",
				"Retouren schicken Sie auf eigenes Risiko an unsere Werkstatt.",
				"Bei einem Widerruf trägt der Kunde die Gefahr des Rückversands.",
			],
			en: [
				"Goods are returned at the customer’s own risk.",
				"When you send a ring back, you carry the risk of loss.",
			],
			fr: [
				"Le retour voyage aux risques et périls de l’acheteur.",
				"Pour un renvoi, le client supporte tous les risques.",
			],
		},
		"delivery-costs-withheld": {
			de: [
				"Die Versandkosten werden bei einem Widerruf nicht erstattet.",
				"Wir erstatten den Kaufpreis abzüglich der Versandkosten.",
				"Erstattet wird nur der Warenwert.",
			],
			en: [
				"Postage and packing will not be refunded.",
				"You will be refunded the full amount less delivery charges.",
				"We do not refund the original shipping costs.",
			],
			fr: [
				"Le remboursement se fait hors frais de port.",
				"Les frais de livraison ne sont pas remboursés.",
				"Nous remboursons le bijou, à l’exception des frais d’expédition.",
			],
		},
		"return-costs-always": {
			de: [
				"Die Kosten der Rücksendung trägt in jedem Fall der Käufer.",
				"Unabhängig vom Grund gehen Rücksendekosten zu Lasten des Kunden.",
				"Für Retouren zahlen Sie das Porto, auch bei Mängeln.",
			],
			en: [
				"Return postage is paid by the buyer in all cases.",
				"Whatever the reason, the customer pays for the return.",
			],
			fr: [
				"Dans tous les cas, les frais de retour restent à la charge du client.",
				"Les frais de retour incombent au client, même en cas de défaut.",
			],
		},
		"warranty-lapse": {
			de: [
				"Bei Eingriffen Dritter entfällt jede Gewährleistung.",
				"Ihre Gewährleistungsansprüche erlöschen, sobald Sie mit der Uhr schwimmen.",
			],
			en: [
				"Opening the case voids your statutory rights.",
				"The legal guarantee is void if another workshop opens the watch.",
			],
			fr: [
				"L’ouverture du boîtier par un tiers annule la garantie légale.",
				"La garantie légale est perdue si la bague a été mise à taille par un tiers.",
			],
		},
		"battery-return": {
			de: [
				"Altbatterien nehmen wir nur beim Kauf einer neuen Batterie zurück.",
				"Leere Batterien nehmen wir gegen eine Gebühr von 1 € zurück.",
				"Die Rücknahme gebrauchter Batterien ist nur möglich, wenn sie bei uns gekauft wurden.",
				"Altbatterien nehmen wir nicht zurück.",
				"Verbrauchte Knopfzellen dürfen in den Hausmüll.",
			],
			en: [
				"We take back used batteries only with the purchase of a new one.",
				"Used batteries are accepted for a small fee.",
				"We collect old batteries only if you bought them from us.",
				"You may throw empty batteries in the household waste.",
			],
			fr: [
				"Nous reprenons les piles usagées uniquement contre l’achat d’une pile neuve.",
				"La reprise des piles est payante.",
				"Les piles usagées ne sont pas reprises.",
				"Jetez les piles vides dans la poubelle.",
			],
		},
		"return-lapse": {
			de: [
				"Sobald das Etikett entfernt ist, erlischt Ihr Recht auf Umtausch.",
				"Wer die Uhr trägt, verliert das Widerrufsrecht.",
				"Mit dem Öffnen der Schachtel ist der Widerruf verwirkt.",
			],
			en: [
				"By removing the tag you lose your right to a refund.",
				"The right to return is void once the box is open.",
				"Your right of withdrawal lapses when you wear the ring.",
			],
			fr: [
				"Si l’étiquette est retirée, vous perdez votre droit au remboursement.",
				"L’ouverture de l’écrin annule le retour.",
				"Le droit de rétractation est perdu dès que la bague est portée.",
			],
		},
		"refund-deduction": {
			de: [
				"Bei getragenen Stücken wird vom Erstattungsbetrag eine Pauschale von 25 € abgezogen.",
				"Wir behalten bei Rücksendungen 10 % des Kaufpreises ein.",
				"Von der Rückzahlung werden Prüfungskosten einbehalten.",
			],
			en: [
				"A charge of 15% will be withheld from your refund.",
				"For returned rings we deduct a flat fee for polishing.",
				"€20 are retained from the refund of boxed sets.",
				"There is a cleaning fee of €7.50 that we keep when we refund you.",
			],
			fr: [
				"Des frais de nettoyage sont retenus sur le remboursement.",
				"Nous déduisons 10 % du montant remboursé.",
				"Un forfait de 15 € est prélevé sur chaque retour.",
			],
		},
		"refund-late": {
			de: [
				"Die Erstattung erfolgt innerhalb von 30 Tagen.",
				"Die Rückzahlung kann bis zu vier Wochen dauern, sobald die Ware bei uns ist.",
				"Erstattet wird spätestens nach zwei Monaten.",
				"Gutgeschrieben wird der Betrag spätestens 30 Tage nach Eingang des Pakets.",
				"Die Prüfung dauert; eine Erstattung bekommen Sie drei bis fünf Wochen später.",
			],
			en: [
				"Refunds are issued within 21 days.",
				"Your refund takes up to six weeks.",
				"You get your money back within 30 days.",
				"We reimburse you within thirty days.",
			],
			fr: [
				"Le remboursement est effectué sous 21 jours.",
				"Vous serez remboursé dans un délai de trente jours.",
				"Le remboursement intervient dans les deux mois.",
			],
		},
		jurisdiction: {
			de: [
				"Gerichtsstand ist Berlin.",
				"Ausschließlicher Gerichtsstand für alle Streitigkeiten ist München.",
				"Als Gerichtsstand wird Hamburg vereinbart.",
			],
			en: [
				"The place of jurisdiction is Berlin.",
				"Exclusive jurisdiction lies with the courts of Munich.",
				"The venue is Hamburg.",
			],
			fr: [
				"Le tribunal de Strasbourg est seul compétent.",
				"Attribution de juridiction au tribunal de Paris.",
				"Les tribunaux de Lyon auront compétence exclusive.",
			],
		},
		"choice-of-law": {
			de: [
				"Es gilt ausschließlich deutsches Recht.",
				"Der Vertrag unterliegt dem Recht der Bundesrepublik Deutschland.",
				"Anwendbar ist deutsches Recht.",
			],
			en: [
				"This contract is governed by German law.",
				"German law shall apply.",
				"These terms are governed by the laws of Germany.",
			],
			fr: [
				"Le contrat est soumis au droit allemand.",
				"La loi française est applicable.",
				"Le contrat est régi par le droit suisse.",
			],
		},
		"no-liability": {
			de: [
				"Alle Angaben ohne Gewähr.",
				"Irrtümer und Preisänderungen vorbehalten.",
				"Änderungen vorbehalten.",
				"Abbildungen können abweichen.",
			],
			en: [
				"Errors and omissions excepted.",
				"Prices are subject to change.",
				"No liability for the accuracy of prices.",
			],
			fr: [
				"Photos non contractuelles.",
				"Sous réserve d’erreurs.",
				"Les prix peuvent être modifiés sans préavis : prix modifiables.",
			],
		},
		"dispute-words": {
			de: [
				"Die OS-Plattform der EU finden Sie hier.",
				"Plattform zur Online-Streitbeilegung (OS)",
				"Online-Schlichtung nach Art. 14 Abs. 1 ODR-VO",
			],
			en: ["The ODR platform of the EU is here.", "Online dispute resolution is offered by the Commission."],
			fr: [
				"La plateforme européenne de règlement en ligne des litiges",
				"Règlement en ligne des litiges : voir ici.",
			],
		},
		"review-claim": {
			de: [
				"4,9 von 5 Sternen.",
				"Über 10.000 zufriedene Kunden.",
				"Für jede Bewertung gibt es einen Gutschein.",
			],
			en: ["Rated 4.9 out of 5.", "More than 10,000 happy customers.", "Leave a review and get a voucher."],
			fr: [
				"Notés 4,9 sur 5.",
				"Plus de 10 000 clients satisfaits.",
				"Laissez un avis et recevez un bon de 10 €.",
			],
		},
		"voucher-period": {
			de: ["Gutscheine sind ein Jahr gültig.", "Der Gutschein verfällt nach 12 Monaten."],
			en: ["Gift cards are valid for one year.", "The voucher expires after 12 months."],
			fr: ["Le bon cadeau est valable un an.", "Les chèques cadeaux sont valables 12 mois."],
		},
		"guarantee-words": {
			de: ["5 Jahre Garantie auf alle Uhren.", "Mit lebenslanger Garantie.", "Geld-zurück-Garantie"],
			en: ["5-year guarantee on all watches.", "Lifetime warranty.", "Money-back guarantee"],
			fr: ["5 ans de garantie sur toutes les montres.", "Garantie à vie.", "Satisfait ou remboursé"],
		},
		"bundled-consent": {
			de: [
				"Mit der Bestellung melden Sie sich zu unserem Newsletter an.",
				"Der Kunde willigt ein, Nachrichten zu Werbezwecken zu erhalten.",
				"Durch die weitere Nutzung stimmen Sie der Verwendung von Cookies zu.",
				"Mit jeder Anfrage und jeder Bestellung willigen Sie in unseren Newsletter ein.",
			],
			en: [
				"By placing an order you subscribe to our newsletter.",
				"When ordering, you consent to marketing by e-mail.",
				"By continuing to browse you agree to our use of cookies.",
				"With every enquiry you consent to our newsletter.",
			],
			fr: [
				"En passant commande, vous recevez notre newsletter.",
				"Le client accepte de recevoir des offres promotionnelles.",
				"En poursuivant votre navigation, vous acceptez les cookies.",
				"Par toute demande, vous consentez à recevoir notre lettre d’information.",
			],
		},
		"prize-draw-terms": {
			de: [
				"Wer bis Weihnachten unseren Newsletter abonniert, nimmt an der Verlosung einer Armbanduhr teil.",
				"Großes Gewinnspiel: Gewinnen Sie ein Paar Trauringe!",
				"Unter allen Bestellungen im Dezember verlosen wir zehn Ketten.",
			],
			en: [
				"Enter our prize draw: the first prize is a watch.",
				"Giveaway! Follow us and tag a friend.",
				"Every order in December has a chance to win a pearl necklace.",
			],
			fr: [
				"Grand jeu-concours de Noël : une montre à gagner.",
				"Un tirage au sort désignera trois clients.",
				"Tentez de gagner un collier de perles.",
			],
		},
		"insured-advantage": {
			de: [
				"Unser Plus für Sie: Ihr Paket ist gegen Transportschäden und Verlust versichert, ganz ohne Aufpreis.",
				"Alle Sendungen versichern wir kostenlos für Sie.",
				"Kostenlos und versichert: So kommt Ihr Ring zu Ihnen nach Hause, als Paket.",
			],
			en: [
				"Your parcel is insured against loss at no extra cost.",
				"We insure every shipment for you, free of charge.",
			],
			fr: [
				"Votre colis est assuré contre la perte, sans supplément.",
				"Nous assurons gratuitement chaque envoi.",
			],
		},
		"top-claim": {
			de: ["Ihr Juwelier Nr. 1 in Berlin.", "Höchstpreise für Altgold."],
			en: ["Berlin’s no. 1 jeweller.", "We pay the highest price for your gold."],
			fr: ["Le bijoutier n° 1 : notre n° 1 des alliances."],
		},
	};
