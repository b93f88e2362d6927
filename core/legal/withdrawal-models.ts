import type { Language } from "#core/language/language.ts";

/** Statutory model instructions on withdrawal from a purchase of goods. */
export interface WithdrawalModel {
	/**
	 * The country of the law, ISO 3166-1 alpha-2; null for the directive's model, used if no country's model is
	 * known.
	 */
	readonly country: string | null;
	readonly language: Language;
	/** The law with the model. */
	readonly source: string;
	/** The date from which the wording applies, "YYYY-MM-DD". */
	readonly since: string;
	/**
	 * Markdown. Square brackets contain what the shop fills in or chooses. Braces contain words that a shop may
	 * change or move: periods, examples, and parts that not every shop needs.
	 */
	readonly text: string;
}

const german = (online: string) => `## Widerrufsbelehrung

### Widerrufsrecht

Sie haben das Recht, binnen {vierzehn Tagen} ohne Angabe von Gründen diesen Vertrag zu widerrufen.

Die Widerrufsfrist beträgt {vierzehn Tage} ab dem Tag{, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben bzw. hat}.

Um Ihr Widerrufsrecht auszuüben, müssen Sie uns ([Name, Anschrift, Telefonnummer und E-Mail-Adresse]) mittels einer eindeutigen Erklärung {(z. B. ein mit der Post versandter Brief oder eine E-Mail)} über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das {beigefügte} Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.${online}

Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.

### Folgen des Widerrufs

Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten {(mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben)}, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet. {Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.}

{Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben.} Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden. [„Wir tragen die Kosten der Rücksendung der Waren.“ oder „Sie tragen die unmittelbaren Kosten der Rücksendung der Waren.“]

Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.

{## Muster-Widerrufsformular

(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)

- An [Name, Anschrift und E-Mail-Adresse]:
- Hiermit widerrufe(n) ich/wir (\\*) den von mir/uns (\\*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (\\*)/die Erbringung der folgenden Dienstleistung (\\*)
- Bestellt am (\\*)/erhalten am (\\*)
- Name des/der Verbraucher(s)
- Anschrift des/der Verbraucher(s)
- Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)
- Datum

(\\*) Unzutreffendes streichen.}
`;

const french = (online: string) => `## Informations concernant l’exercice du droit de rétractation

### Droit de rétractation

Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de {quatorze jours}.

Le délai de rétractation expire {quatorze jours} après le jour {où vous-même, ou un tiers autre que le transporteur et désigné par vous, prend physiquement possession du bien}.

Pour exercer le droit de rétractation, vous devez nous notifier ([nom, adresse géographique, numéro de téléphone et adresse électronique]) votre décision de rétractation du présent contrat au moyen d’une déclaration dénuée d’ambiguïté {(par exemple, lettre envoyée par la poste ou courrier électronique)}. Vous pouvez utiliser le modèle de formulaire de rétractation{} mais ce n’est pas obligatoire.${online}

Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre communication relative à l’exercice du droit de rétractation avant l’expiration du délai de rétractation.

### Effets de la rétractation

En cas de rétractation de votre part du présent contrat, nous vous rembourserons tous les paiements reçus de vous, y compris les frais de livraison {(à l’exception des frais supplémentaires découlant du fait que vous avez choisi, le cas échéant, un mode de livraison autre que le mode moins coûteux de livraison standard proposé par nous)} sans retard excessif et, en tout état de cause, au plus tard quatorze jours à compter du jour où nous sommes informés de votre décision de rétractation du présent contrat. Nous procéderons au remboursement en utilisant le même moyen de paiement que celui que vous aurez utilisé pour la transaction initiale, sauf si vous convenez expressément d’un moyen différent ; en tout état de cause, ce remboursement n’occasionnera pas de frais pour vous. {Nous pouvons différer le remboursement jusqu’à ce que nous ayons reçu le bien ou jusqu’à ce que vous ayez fourni une preuve d’expédition du bien, la date retenue étant celle du premier de ces faits.}

{Vous devrez renvoyer ou rendre le bien, à nous-mêmes, sans retard excessif et, en tout état de cause, au plus tard quatorze jours après que vous nous aurez communiqué votre décision de rétractation du présent contrat. Ce délai est réputé respecté si vous renvoyez le bien avant l’expiration du délai de quatorze jours.} [« Nous prendrons en charge les frais de renvoi du bien. » ou « Vous devrez prendre en charge les frais directs de renvoi du bien. »]

Votre responsabilité n’est engagée qu’à l’égard de la dépréciation du bien résultant de manipulations autres que celles nécessaires pour établir la nature, les caractéristiques et le bon fonctionnement de ce bien.

{## Modèle de formulaire de rétractation

(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)

- À l’attention de [nom, adresse géographique et adresse électronique] :
- Je/nous (\\*) vous notifie/notifions (\\*) par la présente ma/notre (\\*) rétractation du contrat portant sur la vente du bien (\\*)/pour la prestation de services (\\*) ci-dessous :
- Commandé le (\\*)/reçu le (\\*) :
- Nom du (des) consommateur(s) :
- Adresse du (des) consommateur(s) :
- Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) :
- Date :

(\\*) Rayez la mention inutile.}
`;

const english = `You have the right to withdraw from this contract within {fourteen days} without giving any reason.

The withdrawal period will expire after {fourteen days} from the day {on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the goods}.

To exercise the right of withdrawal, you must inform us ([name, address, telephone number and e-mail address]) of your decision to withdraw from this contract by an unequivocal statement {(e.g. a letter sent by post or e-mail)}. You may use the {attached} model withdrawal form{}, but it is not obligatory.

To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.

If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery {(with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us)}, without undue delay and in any event not later than {14 days} from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.

You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.
`;

const union = {
	country: null,
	source: "Annex I (A) of Directive 2011/83/EU",
	since: "2022-05-28",
} as const;

/**
 * The models known word for word.
 *
 * - Germany: Anlage 1 and 2 to Art. 246a § 1 (2) EGBGB. The sentences on the online function are those of
 * Gestaltungshinweis 3 as amended by Art. 2 of the Act of 3 February 2026 (BGBl. 2026 I Nr. 28), also quoted by
 * widerrufsbelehrung.de (16 February 2026).
 * - France: annexes to art. R221-1 and R221-3 Code de la consommation; note (3) as amended by art. 7 of décret n°
 * 2026-3 of 5 January 2026.
 * - Austria (Anhang I FAGG) and the English directive: their wording for the online function has not been verified,
 * so their models are the directive's without these sentences.
 */
export const withdrawalModels: readonly WithdrawalModel[] = [
	{
		country: "DE",
		language: "de",
		source: "Art. 246a § 1 (2) EGBGB, Anlage 1",
		since: "2026-06-19",
		text: german(
			" Sie können Ihr Widerrufsrecht auch online {unter [Internetadresse oder anderer geeigneter Hinweis, wo die Widerrufsfunktion verfügbar ist]} ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger {(z. B. durch eine E-Mail)} unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.",
		),
	},
	{
		country: "FR",
		language: "fr",
		source: "art. R221-3 Code de la consommation, annexe",
		since: "2026-06-19",
		text: french(
			" Vous pouvez également exercer votre droit de rétractation en ligne {sur [adresse du site internet ou autre référence adéquate indiquant où se trouve la fonctionnalité de rétractation]}. Si vous utilisez cette fonctionnalité en ligne, nous vous enverrons, dans les meilleurs délais, un accusé de réception de la rétractation sur un support durable {(par exemple, par courriel)}, y compris son contenu ainsi que la date et l’heure de sa soumission.",
		),
	},
	{ ...union, language: "de", text: german("") },
	{ ...union, language: "fr", text: french("") },
	{ ...union, language: "en", text: english },
];

/**
 * Returns the model for instructions in a language: that of a country whose law applies to the shop, otherwise the
 * directive's. Null if none is known.
 */
export function withdrawalModel(
	language: Language,
	applies: (country: string) => boolean,
): WithdrawalModel | null {
	const models = withdrawalModels.filter((model) => model.language === language);
	return models.find(({ country }) => country === null || applies(country)) ?? null;
}

/** Returns the model as Markdown to copy; the shop fills in the square brackets. */
export function withdrawalSample({ text }: WithdrawalModel): string {
	return text.replace(/[{}]/g, "");
}
