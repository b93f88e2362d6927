/** Fields of a list that are one column each, with the usual names of the column in German, English and French. */
export const singleColumns = {
	product: ["Handle", "Produkt", "Product", "Produit", "Modell", "Model", "Modèle"],
	name: [
		...["Bezeichnung", "Artikelbezeichnung", "Artikelname", "Produktname", "Name", "Titel", "Title"],
		...["Désignation", "Nom", "Libellé", "Titre"],
	],
	description: ["Beschreibung", "Artikelbeschreibung", "Langtext", "Description"],
	category: ["Warengruppe", "Kategorie", "Category", "Catégorie", "Famille", "Type"],
	brand: ["Hersteller", "Marke", "Brand", "Manufacturer", "Vendor", "Marque", "Fabricant"],
	tags: ["Schlagworte", "Schlagwörter", "Tags", "Mots-clés"],
	number: [
		...["Artikelnummer", "Artikel-Nr.", "Art.-Nr.", "Art-Nr", "ArtNr", "SKU", "Item number"],
		...["Reference", "Référence", "Réf."],
	],
	price: [
		...[
			"VK brutto",
			"VK-Preis",
			"VK-Preis brutto",
			"Preis brutto",
			"Bruttopreis",
			"Verkaufspreis",
			"Endpreis",
		],
		...["VK", "Preis", "Price", "Retail price", "Selling price"],
		...["Prix TTC", "Prix public TTC", "Prix public", "Prix de vente TTC", "Prix de vente", "Prix"],
	],
	stock: [
		...["Bestand", "Lagerbestand", "Lager", "Menge", "Stück", "Stock", "Quantity", "Qty", "In stock"],
		...["Quantité", "Quantité en stock", "En stock", "Stock disponible"],
	],
	gtin: ["EAN", "EAN-Code", "EAN13", "EAN-13", "EAN-Nummer", "GTIN", "Barcode", "Code-barres", "Code EAN"],
	alt: ["Alternativtext", "Alt text", "Texte alternatif"],
	days: ["Lieferzeit", "Delivery time", "Délai de livraison"],
	status: ["Status", "Statut"],
	condition: ["Zustand", "Condition", "État"],
	address: [
		...["URL", "Adresse", "Address", "Link", "Permalink", "Alte URL", "Bisherige URL", "Old URL"],
		...["Former URL", "Ancienne URL", "Ancienne adresse", "URL ancienne", "Lien"],
	],
} as const;

/** Fields that may have several columns. */
export const manyColumns = {
	image: /^(?:Bild|Foto|Image|Photo|Picture)(?:[ _-]?(?:\d+|URL|Datei|file))?$/i,
	option: new RegExp(
		`^(?:${[
			"(?:Ring)?(?:Weite|Größe|Grösse|Groesse)|Ringmaß|Länge|Legierung|(?:Gold|Metall|Stein|Band|Zifferblatt)?Farbe",
			"(?:Ring |Finger )?Size|Length|Alloy|(?:(?:Gold|Metal|Stone|Strap|Dial) )?Colou?r",
			"Taille(?: (?:de bague|du doigt))?|Tour de doigt|Longueur|Alliage",
			"Couleur(?: (?:d[’']or|(?:de l[’']or|du métal|de la pierre|du bracelet|du cadran)))?",
			String.raw`Option ?\d* Value`,
		].join("|")})$`,
		"i",
	),
	attribute:
		/^(?:Material|Metall|Feingehalt|Stein|Steine|Steinbesatz|Besatz|Edelstein|Metal|Fineness|Stone|Stones|Gemstone|Métal|Titre|Pierres|Matière|Matériau|Pierre|Attribut(?:e)?:? .+)$/i,
} as const;

/** A field of a list that is one column. */
export type SingleField = keyof typeof singleColumns;
/** A field of a list that may have several columns. */
export type ManyField = keyof typeof manyColumns;

/** The fields that a column of a list can be named for. */
export const listFields = [...Object.keys(singleColumns), ...Object.keys(manyColumns)] as readonly (
	| SingleField
	| ManyField
)[];

/** The columns of fields, in addition to those with usual names. */
export type ListColumns = Readonly<Partial<Record<SingleField | ManyField, readonly string[]>>>;

/** Qualifiers after the name of a column that do not change its meaning: a unit, or that the tax is included. */
const qualifiers = String.raw`(?:,? (?:inkl|incl)\.?[^()]*| TTC| brutto)?(?: ?[([](?![^)\]]*(?:netto|HT|exkl|excl|ohne|hors|net\b))[^)\]]*[)\]])?(?: in (?:€|EUR|CHF|Stück|Stk\.?))?`;

const namePattern = (names: readonly string[]) =>
	new RegExp(
		`^(?:${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})${qualifiers}$`,
		"i",
	);

/** The patterns of the usual names of columns, by field. */
export const usualColumns = Object.fromEntries(
	Object.entries(singleColumns).map(([field, names]) => [field, namePattern(names)]),
) as Readonly<Record<SingleField, RegExp>>;

/** Returns whether a row has the names of a list's columns: that of the name, and another one. */
export function isListHead(names: readonly string[], named: ListColumns = {}): boolean {
	const isColumn = (field: SingleField) =>
		names.some((name) => named[field]?.includes(name) ?? usualColumns[field].test(name));
	const fields = (Object.keys(singleColumns) as SingleField[]).filter(isColumn);
	return fields.includes("name") && fields.length > 1;
}
