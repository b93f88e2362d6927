import { phrases } from "#core/text/phrases.ts";

/** Gaps in the notations of templates: "???", "{{name}}", "%NAME%", "[[name]]", "[your name]". */
const templateGap = /\?\?\?+|\{\{[^}]*\}\}|%[A-Z_]{3,}%|\[\[[^\]]+\]\]|\[(?:your [\p{L} ]+|ihr[\p{L} ]+)\]/u;

/** The end of a text after an announcement. */
const end = /\s*[.!…]*$/u;

/** Placeholders in any language. */
export const placeholder = phrases`
	${templateGap}
	# Names and words of examples
	consectetur|Musterstra(ß|ss)e|Musterstadt|Musterfirma|Mustermann|Musterweg|platzhalter|placeholder
	lorem ipsum
	dolor sit amet
	Max Muster_
	john doe
	jane doe
	jean dupont
	dummy-?text
	test ?(produkt|product|artikel|article|eintrag)
	# Names of fields
	<(firma|name|adresse|company|address)>
	[(firma|firmenname|name|adresse|anschrift|ort|datum|telefon|e-?mail|company|address|date)]
	[(société|nom|adresse|url|shop ?name)]
	# Text that is still to be written
	hier|bitte …30 text|inhalt|beschreibung einfügen|eintragen|ergänzen|einsetzen|folgt
	text|inhalt|beschreibung folgt( in kürze| demnächst| noch)?${end}
	insert|add|your|enter (your)? (text|description|content|company|name|product name) here
	coming soon
	votre|insérer|insérez|ajouter|saisir …20 texte|description|nom ici
	à compléter
	à remplir
	texte à venir
	# Domains of examples
	(www.)?(
		example|beispiel|domain|ihre-?(domain|website)|your-?(domain|site)|votre-?(domaine|site)|musterfirma|
		test(!.de_)
	).(com|org|net|de|fr|ch|at)_
	# Keys typed in a row
	0123456789|_123456789_|_1234567_|asdf|qwert(y|z)
`;

/** A bracket with an instruction to the author, and variables of programs: "{shop.name}", "${name}", "%%name%%". */
const variable =
	/\[[^\]]*\b(?:einfügen|eintragen|einsetzen|ergänzen|insert|here|insérer|à compléter)\b[^\]]*\](?!\()|(?<![{$\p{L}])\{[a-z]+[_.][a-z_.]+\}|\$\{[^}]+\}|%%?[a-z_]+%%?(?!\p{L})/u;

/** The start of a line. */
const lineStart = /(?<=^|\n)/u;

/** A name after a note: "Anmerkung von Anna:". */
const addressee = /(?!unser|die )\p{Lu}\p{Ll}+[ :]/u;

/** The end of a line or remark. */
const remarkEnd = /\s*[.!)\]:]|$|(?=\n)/u;

/** Keys typed at random. */
const randomKeys = /(?:asd|jkl|qwe){2,}/u;

/** Unedited output of programs and templates: assistants' answers, editors' notes, empty values. */
export const unedited = phrases`
	blindtext|typoblindtext|beispieltext|mustertext
	# Text that is still to be written
	(hier|an dieser stelle) …25 kommt|folgt|steht|entsteht …20 text|beschreibung|inhalt|bild
	(text|beschreibung|bild|foto|inhalt|preis)e? wird|werden|muss|müssen noch ~ (
		ergänzt|geliefert|ein*|nachgereicht|geklärt
	)
	text|description|image (to follow|to come|goes here|pending)
	# Answers of assistants
	als (KI|künstliche intelligenz|ki-sprachmodell|sprachmodell) …10 kann|habe|bin
	as an AI (language)? model
	en tant que (modèle|qu’IA)
	${lineStart}(natürlich|gerne|klar|selbstverständlich)(\!|,|.) hier ist|sind|kommt|folgt
	${lineStart}(sure|certainly|of course)(\!|,|.) here(’s| is| are)
	${lineStart}(bien sûr|voici)(\!|,|.| ) …30 texte|version|proposition
	# Notes of editors
	(anmerkung|notiz|hinweis an|kommentar|rückfrage) (von|an|für)? ${addressee}
	(note to|comment for) self|editor|team
	(noch|bitte) (klären|prüfen|ergänzen|ersetzen|anpassen|löschen|übersetzen)${remarkEnd}
	# Values and variables of programs
	${variable}
	[object Object]
	_(undefined|NaN)_
	# Keys typed at random
	${randomKeys}
	_test(text|seite|kategorie| ?123| test)_
`;
