/** The columns of WooCommerce's exports in English, German and French; it writes them in the language of the shop's administration. */
export const wooColumns = {
	id: ["ID"],
	type: ["Type", "Typ"],
	number: ["SKU", "Artikelnummer", "UGS"],
	gtin: ["GTIN, UPC, EAN, or ISBN", "GTIN, UPC, EAN oder ISBN", "GTIN, UPC, EAN ou ISBN"],
	name: ["Name", "Nom"],
	slug: ["Slug", "Permalink", "Titelform"],
	published: ["Published", "Veröffentlicht", "Publié"],
	visibility: ["Visibility in catalog", "Sichtbarkeit im Katalog", "Visibilité dans le catalogue"],
	summary: ["Short description", "Kurzbeschreibung", "Description courte"],
	description: ["Description", "Beschreibung"],
	saleStarts: [
		"Date sale price starts",
		"Datum, an dem Angebotspreis beginnt",
		"Date de début de promo",
		"Date de début de la promo",
	],
	saleEnds: [
		"Date sale price ends",
		"Datum, an dem Angebotspreis endet",
		"Date de fin de promo",
		"Date de fin de la promo",
	],
	taxStatus: ["Tax status", "Steuerstatus", "État de la TVA", "État de taxe"],
	taxClass: ["Tax class", "Steuerklasse", "Classe de TVA", "Classe de taxe"],
	inStock: ["In stock?", "Vorrätig?", "Auf Lager?", "En stock ?"],
	stock: ["Stock", "Bestand", "Lager", "Lagerbestand"],
	backorders: [
		"Backorders allowed?",
		"Lieferrückstände erlaubt?",
		"Lieferrückstande erlaubt?",
		"Autoriser les commandes de produits en rupture ?",
		"Autoriser les commandes de produits en rupture de stock ?",
	],
	salePrice: ["Sale price", "Angebotspreis", "Tarif promo"],
	price: ["Regular price", "Regulärer Preis", "Normaler Preis", "Tarif régulier"],
	categories: ["Categories", "Kategorien", "Catégories"],
	tags: ["Tags", "Schlagwörter", "Étiquettes"],
	images: ["Images", "Bilder"],
	parent: ["Parent", "Übergeordnetes Produkt", "Übergeordnet"],
	brands: ["Brands", "Marken", "Marques"],
} as const;

/** The columns of attributes; their number is between the two parts or at the end. */
export const attributeColumns = {
	name: /^(?:Attribute (\d+) name|Attribut (\d+) Name|Name des Attributs (\d+)|Nom de l[’']attribut (\d+))$/i,
	values:
		/^(?:Attribute (\d+) value\(s\)|Attribut (\d+) Wert\(e\)|Wert\(e\) des Attributs (\d+)|Valeur\(s\) de l[’']attribut (\d+))$/i,
} as const;

/** Columns that have no meaning outside of WooCommerce. */
export const technicalColumns =
	/^(?:Is featured\?|Ist hervorgehoben\?|Mis en avant \?|Low stock amount|Geringe Lagermenge|Montant de stock faible|Sold individually\?|Nur einzeln verkaufen\?|Einzeln verkauft\?|Vendre individuellement \?|Allow customer reviews\?|Kundenrezensionen erlauben\?|Autoriser les avis clients \?|Position|Download.*|.*Download(?:s|limit)?|Ablauftage des Downloads|.*téléchargement|Button[- ]text|Libellé du bouton|Attribut\w* \d+ (?:visible|sichtbar|global|default|standard)|.* de l[’']attribut \d+)$/i;

/** Columns for which the content has no field. */
export const unusedColumns =
	/^(?:(?:Weight|Length|Width|Height|Gewicht|Länge|Breite|Höhe|Poids|Longueur|Largeur|Hauteur) \(.*\)|Purchase note|Hinweis zum Kauf|Note de commande|Shipping class|Versandklasse|Classe d[’']expédition|Upsells|Zusatzverkäufe|Produits suggérés|Cross-sells.*|Querverkäufe|Ventes croisées|Grouped products|Gruppierte Produkte|Produits groupés|Groupes de produits|External URL|Externe URL|URL externe|Meta: _?(?:yoast|rank_math|aioseo|seopress|wp-seo).*)$/i;
