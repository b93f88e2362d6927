/** The catalogue key of a VAT number's label. */
export type VatLabelKey = "legal.ust_id" | "legal.vatId" | "legal.uid";

/**
 * Returns the catalogue key of a VAT number's label by issuing country: Germany (§ 27a UStG), Switzerland (Art. 26
 * (2) (a) MWSTG) or another.
 */
export function vatLabelKey(vatId: string): VatLabelKey {
	if (/^CHE/i.test(vatId)) return "legal.uid";
	return /^DE/i.test(vatId) ? "legal.ust_id" : "legal.vatId";
}

/**
 * Returns a VAT number as written in a language. `suffix` is the language's suffix for Swiss numbers (Art. 26 (2) (a)
 * MWSTG): "TVA" in French.
 */
export function writtenVatId(vatId: string, suffix: string): string {
	return vatLabelKey(vatId) === "legal.uid" ? vatId.replace(/(?:MWST|TVA|IVA|VAT)\s*$/i, suffix) : vatId;
}
